/* Synthesises the sounds of a game from noise and a few tones: dice, a piece, a card, the end. They are soft and short,
   and all are the same short one for players who prefer reduced motion. */

const VOLUME = 0.22;
const GAP = 0.09; // seconds from one sound to the next: quick bots must not rattle
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const context = new AudioContext();
const output = new GainNode(context, { gain: VOLUME });
output.connect(context.destination);

const noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
const samples = noise.getChannelData(0);
for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;

/**
 * Noise around a frequency. Times are in seconds.
 * @param {number} start
 * @param {number} frequency
 * @param {number} duration
 * @param {number} gain
 * @param {BiquadFilterType} type
 */
function rustle(start, frequency, duration, gain, type = "bandpass") {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type, frequency, Q: 1.2 });
  source.connect(filter).connect(fading(start, duration, gain));
  source.start(start, Math.random() * 0.2, duration);
}

/**
 * A tone, which may glide to another frequency.
 * @param {number} start
 * @param {number} frequency
 * @param {number} duration
 * @param {number} gain
 * @param {OscillatorType} type
 * @param {number} endFrequency
 */
function tone(start, frequency, duration, gain, type = "triangle", endFrequency = frequency) {
  const source = new OscillatorNode(context, { type, frequency });
  source.frequency.exponentialRampToValueAtTime(endFrequency, start + duration);
  source.connect(fading(start, duration, gain));
  source.start(start);
  source.stop(start + duration);
}

/**
 * @param {number} start
 * @param {number} duration
 * @param {number} gain
 */
function fading(start, duration, gain) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + 0.005);
  node.gain.exponentialRampToValueAtTime(0.001, start + duration);
  node.connect(output);
  return node;
}

const RATTLE = [
  [0, 2400],
  [0.06, 3100],
  [0.11, 2200],
  [0.19, 2800],
  [0.3, 1900],
];

/** @type {Record<string, (start: number) => void>} */
const KINDS = {
  dice(start) {
    for (const [delay = 0, frequency = 0] of RATTLE) rustle(start + delay, frequency, 0.05, 0.9);
  },
  place(start) {
    tone(start, 190, 0.09, 0.8, "sine", 90);
    rustle(start, 1400, 0.03, 0.4);
  },
  card(start) {
    rustle(start, 2600, 0.13, 0.5, "highpass");
  },
  win(start) {
    for (const [i, frequency] of [523, 659, 784, 1047].entries()) tone(start + i * 0.13, frequency, 0.5, 0.5);
  },
  lose(start) {
    for (const [i, frequency] of [330, 262].entries()) tone(start + i * 0.24, frequency, 0.6, 0.45);
  },
};

let free = 0; // when the next sound may begin

/**
 * Play a sound of this kind.
 * @param {string} kind
 */
export async function sound(kind) {
  await context.resume();
  const now = context.currentTime;
  if (now < free && kind !== "win" && kind !== "lose") return;
  free = now + GAP;
  KINDS[reducedMotion.matches ? "place" : kind]?.(now + 0.01);
}
