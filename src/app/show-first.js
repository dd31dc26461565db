// Shows what waits in a template where the app will draw: the landing, or a masthead for every other first screen.
const root = document.getElementById('root');
const { isLanding } = window.firstPage;
root.append(document.getElementById(isLanding ? 'landing' : 'masthead').content);

// At a first arrival, what lies below the landing's first screen follows part by part, so that the first paint need
// not wait for its styles and places; who comes back or reloads may have been further down.
const isArrival = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
const below = isLanding && isArrival ? [...root.querySelectorAll('main > :not(:first-child), footer')] : [];
for (const part of below) part.hidden = true;
const showNext = () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const part = below.shift();
      if (!part) return;
      part.hidden = false;
      showNext();
    }),
  );
showNext();

// The app draws over this; when its code does not come, nobody waits for it.
const loading = isLanding ? null : root.querySelector('output');
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement)
      loading?.replaceChildren(
        'This page could not be loaded. Check the connection, and reload to try again.',
      );
  },
  true,
);
