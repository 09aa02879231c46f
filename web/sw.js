// The service worker: after the first visit every page of the site works without a network.
//
// A file with a hash in its name never changes: once here, it is served from here, for ever. So it is kept only if it is
// what the build made; one that came damaged is asked for again next time. Pages and the manifest may change: the network
// is asked first, and what was kept answers only when the network does not. The page registers this file when it is idle,
// after the start, so that nothing here competes with the first move.

const VERSION = "development"; // filled in by the build
const FILES = []; // filled in by the build
const SUMS = {}; // filled in by the build

const scope = self.registration.scope; // the site may live under any path, and share its origin with other sites
const prefix = `utopiary ${scope} `;
const CACHE = prefix + VERSION;
const isHashed = (url) => /[.-][0-9a-f]{8}[./]/.test(url.slice(scope.length)); // style.1a2b3c4d.css, js-1a2b3c4d/…

self.addEventListener("install", (event) => event.waitUntil(keepEverything().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) {
    event.respondWith(isHashed(url) ? keptFirst(event.request) : networkFirst(event.request));
  }
});

async function keepEverything() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => keep(cache, new URL(file, scope).href)));
}

async function keep(cache, url) {
  // What an older version of the site kept under the same hashed name is the same file: no need to fetch it again.
  const known = isHashed(url) && (await caches.match(url));
  const response = known || (await (isHashed(url) ? fetchWhole(url) : fetch(url, { cache: "no-cache" })));
  if (!response.ok) throw new Error(`${url} could not be fetched (${response.status}).`);
  await cache.put(url, response);
}

/* The file as the build made it; anything else is no answer. What the browser itself has kept may be the damaged one: then
   the host is asked. */
function fetchWhole(url, cache = "default") {
  const attempt = (cache) => fetch(url, { integrity: sumOf(url), cache });
  return attempt(cache).catch(() => attempt("reload"));
}

/* Nothing for a file of another version. */
function sumOf(url) {
  return SUMS[url.slice(scope.length).replace(/[?#].*/, "")] ?? "";
}

/* The version before this one stays: pages that are still open are made of it, and may yet ask for a part of theirs. */
async function dropOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function keptFirst(request) {
  if (request.cache === "reload") return fetchAndKeep(request); // whoever asks so found what is here to be damaged
  if (request.url.endsWith(".wasm")) {
    // What the browser translated it into stands beside its own copy, not beside ours: with that one it need not do it again.
    const known = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    if (known?.ok) return known;
  }
  const kept = await caches.match(request);
  // boot.mjs reads its wishes after the "#" of its own address, and a kept response brings along the address it was
  // kept under; a response made here takes that of the request.
  if (kept) return request.url.includes("#") ? new Response(kept.body, kept) : kept;
  return fetchAndKeep(request);
}

async function fetchAndKeep({ url, cache }) {
  const response = await fetchWhole(url, cache);
  const copy = response.ok && sumOf(url) && response.clone();
  if (copy) caches.open(CACHE).then((kept) => kept.put(url, copy)).catch(() => {}); // the disk may be full
  return response;
}

async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const address = request.url.replace(/index\.html(?=[?#]|$)/, ""); // kept once, under the folder's address
    const kept = await (await caches.open(CACHE)).match(address, { ignoreSearch: true }); // "?…" may stand there
    if (kept) return kept;
    throw error;
  }
}
