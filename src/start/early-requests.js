// Sends the first screen's requests and preloads its code before the app runs. The build replaces __START__ and
// __STORAGE_KEYS__ (scripts/build/start-page.ts).
const start = __START__;
const path = location.pathname.slice(start.base.length - 1);
let wasSignedIn = false;
try {
  wasSignedIn = localStorage.getItem(__STORAGE_KEYS__.wasSignedIn) !== null;
} catch {
  // Storage is blocked. Treat this as a first visit.
}
// The demo's address may name a state that is signed in.
if (start.isDemo && location.search !== '') wasSignedIn = true;
const screen = start.screens.find(({ pattern }) => new RegExp(pattern).test(path));
// A user who was signed in at the last visit probably still is, and the landing must not flash.
const isLanding = path === '/' && !wasSignedIn;
const responses = {};

const request = (apiPath) => {
  const response = fetch(start.base.slice(0, -1) + apiPath, {
    credentials: 'include',
    cache: 'no-store',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(60_000),
  });
  responses[apiPath] = response;
  // The code that takes the response handles its failure.
  response.catch(() => {});
  return response;
};

const requestFirstData = async () => {
  const response = await request('/api/auth/user');
  const user = response.ok && screen ? await response.clone().json() : null;
  if (user === null) return;
  // An id must not change the path (see safe-address.ts).
  const id = typeof user.id === 'string' && !/[/\\%]|^\.*$/.test(user.id) ? encodeURIComponent(user.id) : '';
  for (const apiPath of screen.requests) {
    if (id !== '' || !apiPath.includes('{userId}')) void request(apiPath.replace('{userId}', id));
  }
};
// Request data before the code: later requests depend on the session, and HTTP/1.1 has only six connections.
if (!start.isDemo) requestFirstData().catch(() => {});

const preload = (file, attributes) => {
  const link = Object.assign(document.createElement('link'), attributes);
  link.crossOrigin = '';
  link.href = start.base + file;
  document.head.append(link);
};
const screenFiles = isLanding ? [] : (screen?.files ?? []);
const code = [...start.entry, ...(wasSignedIn ? [] : start.landing), ...screenFiles];
const preloadCode = (fetchPriority) => {
  for (const file of code) preload(file, { rel: 'modulepreload', fetchPriority });
};
// The landing is shown without its code, which load-app.js loads after the first paint.
if (!isLanding) preloadCode('auto');
// On other screens the code is more urgent than the fonts.
for (const file of isLanding ? start.fonts : []) preload(file, { rel: 'preload', as: 'font' });

Object.assign(window.pageStart, {
  isLanding,
  responses,
  entry: start.base + start.entry[0],
  preloadCode,
});
