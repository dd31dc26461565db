// Shows what waits in the page where the app will draw: the landing, or a masthead for every other first screen.
const root = document.getElementById('root');
const { isLanding } = window.pageStart;
if (isLanding) {
  const html = document.getElementById('landing').textContent;
  const policy = window.trustedTypes?.createPolicy('landing', { createHTML: (text) => text });
  root.innerHTML = policy?.createHTML(html) ?? html;
} else root.append(document.getElementById('masthead').content);

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
