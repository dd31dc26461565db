// Puts the landing's markup, which waits in a template, where the app draws. What lies below the first screen follows
// part by part, so that the first paint need not wait for its styles and places.
if (window.firstPage.isLanding) {
  const root = document.getElementById('root');
  root.append(document.getElementById('landing').content);
  const below = [...root.querySelectorAll('main > :not(:first-child), footer')];
  for (const part of below) part.hidden = true;
  const showNext = () => {
    const part = below.shift();
    if (!part) return;
    part.hidden = false;
    requestAnimationFrame(() => setTimeout(showNext));
  };
  requestAnimationFrame(() => setTimeout(showNext));
}
