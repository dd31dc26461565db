// Puts the landing's markup, which waits in a template, where the app draws. At a first arrival, what lies below the
// first screen follows part by part, so that the first paint need not wait for its styles and places; who comes back
// or reloads may have been further down.
if (window.firstPage.isLanding) {
  const root = document.getElementById('root');
  root.append(document.getElementById('landing').content);
  const isArrival = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
  const below = isArrival ? [...root.querySelectorAll('main > :not(:first-child), footer')] : [];
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
}
