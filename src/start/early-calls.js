// Runs before the app's code: sends the first screen's calls, and preloads the code. The build replaces __START__
// (scripts/build/start-page.ts).
const start = __START__;
const path = location.pathname.slice(start.base.length - 1);
let wasSignedIn = false;
let wasHere = false;
try {
  wasSignedIn = localStorage.getItem('twin-studio:was-signed-in') !== null;
  wasHere = sessionStorage.getItem('twin-studio:last-person') !== null;
} catch {
  // Storage is blocked: as at a first visit.
}
// The demo's address may name a state that is signed in.
if (start.isDemo && location.search !== '') wasSignedIn = true;
const screen = start.screens.find(({ at }) => new RegExp(at).test(path));
// Whoever was signed in most likely still is, and would see the landing flash up.
const isLanding = path === '/' && !wasSignedIn;
// A first visit reads the landing without the app (load-app.js); somebody who signed out in this tab may have to read of a
// refund. The markup has the start address and no chosen theme.
const isAppLate =
  isLanding &&
  !start.isDemo &&
  !wasHere &&
  location.search + location.hash === '' &&
  document.documentElement.dataset.theme === undefined;
const answers = {};
Object.assign(window.pageStart, {
  isLanding,
  wasSignedIn,
  answers,
  isAppLate,
  entry: start.base + start.entry[0],
});

const ask = (call) => {
  const answer = fetch(start.base.slice(0, -1) + call, {
    credentials: 'include',
    cache: 'no-store',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(60_000),
  });
  answers[call] = answer;
  // Whoever takes the answer handles its failure.
  answer.catch(() => {});
  return answer;
};

const askFirst = async () => {
  const answer = await ask('/api/auth/user');
  const user = answer.ok && screen ? await answer.clone().json() : null;
  if (user === null) return;
  // An id must not change the path (see safe-address.ts).
  const id = typeof user.id === 'string' && !/[/\\%]|^\.*$/.test(user.id) ? encodeURIComponent(user.id) : '';
  for (const call of screen.calls) {
    if (id !== '' || !call.includes('{userId}')) void ask(call.replace('{userId}', id));
  }
};
// Before the code, because its answer decides what is called next, and a browser has six connections.
if (!start.isDemo) askFirst().catch(() => {});

const preload = (file, how) => {
  const link = Object.assign(document.createElement('link'), how);
  link.crossOrigin = '';
  link.href = start.base + file;
  document.head.append(link);
};
const preloadCode = () => {
  const landing = wasSignedIn ? [] : start.landing;
  const ofScreen = isLanding ? [] : (screen?.files ?? []);
  for (const file of [...start.entry, ...landing, ...ofScreen]) preload(file, { rel: 'modulepreload' });
};
if (isAppLate) window.pageStart.preloadCode = preloadCode;
else preloadCode();
// Elsewhere they would hold up the code (show-markup.js).
for (const file of isLanding ? start.fonts : []) preload(file, { rel: 'preload', as: 'font' });
