// Loads the app. The landing is readable without it, so its code is loaded after the first paint, at low priority.
const { isLanding, entry, preloadCode } = window.pageStart;

const load = (fetchPriority) => {
  const policy = window.trustedTypes?.createPolicy('app', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.fetchPriority = fetchPriority;
  script.src = policy?.createScriptURL(entry) ?? entry;
  document.body.append(script);
};

if (isLanding) {
  // The browser paints a frame between the two callbacks.
  requestAnimationFrame(() =>
    setTimeout(() => {
      preloadCode('low');
      load('low');
    }),
  );
} else load('auto');
