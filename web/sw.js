/* The service worker: after the first visit, every page of the site works offline.

   A file with a hash in its name never changes, so it is served from the cache. It is cached only if it has the content
   that the build gave it; a damaged one is fetched again next time. Pages and the manifest can change: they are fetched
   first, and the cache answers only if that fails. The page registers this script when it is idle after the start, so
   that it does not compete with the first move. */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (globalThis);

const VERSION = "development"; // filled in by the build
/** @type {string[]} */
const FILES = []; // filled in by the build
/** @type {Record<string, string>} */
const SUMS = {}; // filled in by the build

const scope = worker.registration.scope; // the site can be under any path, and share its origin with other sites
const prefix = `utopiary ${scope} `;
const CACHE = prefix + VERSION;

/**
 * Whether an address has a hash: style.1a2b3c4d.css, js-1a2b3c4d/…
 * @param {string} url
 */
const isHashed = (url) => /[.-][0-9a-f]{8}[./]/.test(url.slice(scope.length));

worker.addEventListener("install", (event) => event.waitUntil(cacheFiles().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(dropOldCaches().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) {
    event.respondWith(isHashed(url) ? cacheFirst(event.request) : networkFirst(event.request));
  }
});

async function cacheFiles() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => cacheFile(cache, new URL(file, scope).href)));
}

/**
 * @param {Cache} cache
 * @param {string} url
 */
async function cacheFile(cache, url) {
  // A file with the same hash in the cache of an older version is the same file.
  const cached = isHashed(url) ? await caches.match(url) : null;
  const response = cached ?? (await (isHashed(url) ? fetchVerified(url) : fetch(url, { cache: "no-cache" })));
  if (!response.ok) throw new Error(`${url} could not be fetched (${response.status}).`);
  await cache.put(url, response);
}

/**
 * Fetch a file and verify its content. If that fails, bypass the browser's own cache, which may hold a damaged file.
 * @param {string} url
 * @param {RequestCache} mode
 */
function fetchVerified(url, mode = "default") {
  const attempt = (/** @type {RequestCache} */ cache) => fetch(url, { integrity: sumOf(url), cache });
  return attempt(mode).catch(() => attempt("reload"));
}

/**
 * The hash of a file's content; empty for a file of another version of the site.
 * @param {string} url
 */
function sumOf(url) {
  return SUMS[url.slice(scope.length).replace(/[?#].*/, "")] ?? "";
}

/** Delete the caches of old versions, except the last one: pages that are still open may yet ask for its files. */
async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function cacheFirst(request) {
  if (request.cache === "reload") return fetchAndCache(request); // the page has found the cached file to be damaged
  if (request.url.endsWith(".wasm")) {
    // The browser keeps compiled WebAssembly with the response in its own cache, not with the one in ours.
    const known = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    if (known?.ok) return known;
  }
  const cached = await caches.match(request);
  // A cached response has the address it was cached under, a new Response has that of the request. boot.mjs reads its
  // options after the "#" of its own address.
  if (cached) return request.url.includes("#") ? new Response(cached.body, cached) : cached;
  return fetchAndCache(request);
}

/** @param {Request} request */
async function fetchAndCache({ url, cache }) {
  const response = await fetchVerified(url, cache);
  const copy = response.ok && sumOf(url) ? response.clone() : null;
  if (copy) {
    caches
      .open(CACHE)
      .then((opened) => opened.put(url, copy))
      .catch(() => {}); // the disk may be full
  }
  return response;
}

/** @param {Request} request */
async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const address = request.url.replace(/index\.html(?=[?#]|$)/, ""); // pages are cached under their folder's address
    const cached = await (await caches.open(CACHE)).match(address, { ignoreSearch: true });
    if (cached) return cached;
    throw error;
  }
}
