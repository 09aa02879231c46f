/* The sounds of a table, made here from noise and a few tones: dice, a piece put down, a card, the end. Soft, short, and
   plainer still for those who want little to move. */

const LOUD = 0.22;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const context = new AudioContext();
const out = new GainNode(context, { gain: LOUD });
out.connect(context.destination);

const noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
const samples = noise.getChannelData(0);
for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;

/* A breath of noise round a pitch, `long` seconds. */
function rustle(at, pitch, long, gain, type = "bandpass") {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type, frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(at, long, gain));
  source.start(at, Math.random() * 0.2, long);
}

function tone(at, pitch, long, gain, type = "triangle", to = pitch) {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fading(at, long, gain));
  source.start(at);
  source.stop(at + long);
}

function fading(at, long, gain) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + 0.005);
  node.gain.exponentialRampToValueAtTime(0.001, at + long);
  node.connect(out);
  return node;
}

const KINDS = {
  dice(at) {
    for (const [late, pitch] of [[0, 2400], [0.06, 3100], [0.11, 2200], [0.19, 2800], [0.3, 1900]]) rustle(at + late, pitch, 0.05, 0.9);
  },
  place(at) {
    tone(at, 190, 0.09, 0.8, "sine", 90);
    rustle(at, 1400, 0.03, 0.4);
  },
  card(at) {
    rustle(at, 2600, 0.13, 0.5, "highpass");
  },
  win(at) {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) tone(at + i * 0.13, pitch, 0.5, 0.5);
  },
  lose(at) {
    for (const [i, pitch] of [330, 262].entries()) tone(at + i * 0.24, pitch, 0.6, 0.45);
  },
};

let busy = 0; // bots in a hurry do not rattle on top of each other

export async function sound(kind) {
  await context.resume();
  const now = context.currentTime;
  if (now < busy && kind !== "win" && kind !== "lose") return;
  busy = now + 0.09;
  KINDS[calm.matches ? "place" : kind]?.(now + 0.01);
}
