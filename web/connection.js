/* The connection to Python in the worker: intents go there one after the other, each waits for its answer. */

/** @import { Effect, Intent, PythonWorker } from "./types.d.ts" */

/** @type {PythonWorker} */
let worker;
/** @type {Promise<unknown>} */
let queue = Promise.resolve();
let pending = 0; // intents of the player without an answer yet
let lastAsked = 0; // by performance.now()

/**
 * Set the worker to talk to.
 * @param {PythonWorker} to
 */
export function connect(to) {
  worker = to;
}

/**
 * Ask Python for the answer to an intent: effects, or whatever JSON that intent is answered with.
 * @template [Answer=Effect[]]
 * @param {Intent} intent
 * @returns {Promise<Answer>}
 */
export function ask(intent) {
  if (intent.do !== "warm-up") lastAsked = performance.now();
  const answer = queue.then(async () => {
    return JSON.parse(await worker.sync.handle(JSON.stringify({ ...intent, now: Date.now() })));
  });
  queue = answer.catch(() => {}); // a failure must not block the intents after it
  return answer;
}

/**
 * Set `data-busy` on the root element until a promise settles.
 * @template T
 * @param {Promise<T>} promise
 */
export function busyUntil(promise) {
  const root = document.documentElement;
  root.dataset.busy = String(++pending);
  return promise.finally(() => --pending || delete root.dataset.busy);
}

/** Whether an intent of the player waits for its answer. */
export const isBusy = () => pending > 0;

/** For how many milliseconds nothing was asked, the warm-up aside. */
export const quietTime = () => performance.now() - lastAsked;
