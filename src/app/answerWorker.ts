/**
 * The service worker of the answer form (/eval) and of surveys (/pulse/survey), each under a registration of its own: they
 * open offline once they were opened online (src/answers/README.md). It caches what is the same for all users: the page and the files of one build. Personal data (questions, answers) goes
 * through /rpc, which the worker never touches.
 */

/** Written in by the build (scripts/build/offlineFiles.ts): the files of each form, by its scope, named by their content. */
declare const __OFFLINE_FILES__: {
  build: string;
  entry: string;
  files: Readonly<Record<string, readonly string[]>>;
};

// The types of workers and of pages conflict in one program: these are the few members used here.
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  location: Location;
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: "install" | "activate", run: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", run: (event: WorkerFetchEvent) => void) => void);
}
const worker = globalThis as unknown as Worker;

const { build, entry, files: filesOfScopes } = __OFFLINE_FILES__;
/** One page for every address of the scope: which question is shown is the page's own matter. */
const page = new URL(worker.registration.scope).pathname;
const files = filesOfScopes[page] ?? [];
const cachePrefix = `rondo${page.replaceAll("/", "-")}`;
const cacheName = cachePrefix + build;
/** Their names do not change with their content. */
const unhashedFiles = ["/appearance.js", "/favicon.svg"];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (files.includes(pathname)) event.respondWith(serveFromCache(pathname, request));
  else if (unhashedFiles.includes(pathname)) event.respondWith(serveFromNetworkFirst(pathname, request));
});

/** All of one build or nothing: a page with the files of another would stay white. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const answer = await fetch(page, { cache: "no-store" });
  if (!answer.ok || !(await answer.clone().text()).includes(entry)) throw new Error("another build answers");
  await cache.addAll([...files, ...unhashedFiles]);
  await cache.put(page, answer);
}

/** Pages left open keep the build that they were opened with: this runs when the last of them is gone. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The network first: with one that answers, a page is never older than the server's. */
async function openPage(event: WorkerFetchEvent): Promise<Response> {
  const fetched = fetch(event.request);
  const answered = fetched.catch(() => null);
  const found = await findCached(page);
  if (!found) return fetched;
  const answer = await Promise.race([answered, waitForTimeout()]);
  if (!answer || answer.status >= 500) return found;
  if (answer.ok) event.waitUntil(followLanguage(answer.clone()));
  return answer;
}

/** A network that takes the call and says nothing (a train, a hotel) is none. */
const networkTimeoutMs = 6000;
const waitForTimeout = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), networkTimeoutMs));

/** The page says in which language it is; kept again only when nothing else differs, so that the build stays one. */
async function followLanguage(answer: Response): Promise<void> {
  const found = await findCached(page);
  if (!found) return;
  const [now, before] = [await answer.clone().text(), await found.text()];
  // The text files that the page will request are named in its head (platform/server/http/preloadLinks.ts).
  const withoutLanguage = (html: string) =>
    html.replace(/<html lang="[^"]*"/, "").replaceAll(/<link data-hint [^>]*>/g, "");
  if (now !== before && withoutLanguage(now) === withoutLanguage(before))
    await (await caches.open(cacheName)).put(page, answer);
}

const findCached = async (path: string) => (await caches.open(cacheName)).match(path);

async function serveFromCache(path: string, request: Request): Promise<Response> {
  return (await findCached(path)) ?? fetch(request);
}

async function serveFromNetworkFirst(path: string, request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(cacheName)).put(path, answer.clone());
    return answer;
  } catch (error) {
    const found = await findCached(path);
    if (found) return found;
    throw error;
  }
}
