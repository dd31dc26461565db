/** Watches a page load from its first moment; runs in the page, so it knows nothing from outside. Times in ms. */
export function loadProbe(ready) {
  if (window.top !== window) return;
  const probe = {
    firstTextMs: undefined,
    firstPaintMs: 0,
    largestPaintMs: 0,
    blockedMs: 0,
    longestTaskMs: 0,
    shift: 0,
  };
  window.loadProbe = probe;
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (probe.largestPaintMs = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (probe.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    if (probe.readyMs !== undefined && startTime > probe.readyMs) return;
    probe.blockedMs += duration - 50;
    probe.longestTaskMs = Math.max(probe.longestTaskMs, duration);
  });
  const look = () => {
    if (probe.firstTextMs === undefined && document.body?.innerText.trim())
      probe.firstTextMs = performance.now();
    const element = document.querySelector(ready);
    if (element && element.getBoundingClientRect().height > 0) {
      probe.readyMs = performance.now();
      window.screenReady('');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
