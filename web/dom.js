/* Short names for what several scripts ask of the page. */

/**
 * The element with this id, which the page must have.
 * @param {string} id
 */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * The element that an event happened on.
 * @param {Event} event
 */
export const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/** Whether Python has taken over the page. */
export const isReady = () => document.documentElement.dataset.ready !== undefined;

/**
 * Run a function when the browser is idle; where it cannot tell, soon.
 * @param {() => void} action
 */
export const whenIdle = (action) => (globalThis.requestIdleCallback ?? setTimeout)(action);
