// Puts the markup of the page where the app will render: the landing, or a masthead for every other screen.
const root = document.getElementById('root');
const { isLanding } = window.pageStart;
if (isLanding) {
  const html = document.getElementById('landing').textContent;
  const policy = window.trustedTypes?.createPolicy('landing', { createHTML: (text) => text });
  root.innerHTML = policy?.createHTML(html) ?? html;
} else {
  // The stand-ins are as wide, and mount-app.tsx switches the fonts on when the code has come.
  document.getElementById('fonts').media = 'print';
  document.title = 'AI Twin Studio';
  root.append(document.getElementById('masthead').content);
}

// On a new visit, the parts below the first screen of the landing are added frame by frame, so that the first paint
// does not wait for their layout. Not on Back or a reload, which restore the scroll position.
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
