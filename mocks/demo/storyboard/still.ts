/**
 * What a frame shows, without what runs in it: its document is copied into an empty frame beside it, where it keeps
 * its styles, its pictures and its place. Resolves when the copy can take over.
 */
export async function copyAsStill(running: HTMLIFrameElement, still: HTMLIFrameElement): Promise<void> {
  const [from, to] = [running.contentDocument, still.contentDocument];
  if (!from || !to?.defaultView) return;
  const copy = to.importNode(from.documentElement, true);
  // Before it is put in: the browser complains of each script that the frame may not run, also of preloaded ones.
  for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  // This page's policy knows its own inline styles only. A sheet that a script makes is none.
  for (const style of copy.querySelectorAll('style')) style.remove();
  const { CSSStyleSheet } = to.defaultView;
  to.adoptedStyleSheets = [...from.styleSheets]
    .filter(({ href }) => href === null)
    .map(({ cssRules }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
      return sheet;
    });
  to.replaceChild(copy, to.documentElement);
  const sheets = [...to.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all([
    ...sheets.filter(({ sheet }) => sheet === null).map((link) => onceLoaded(link)),
    ...[...to.images].map((image) => image.decode().catch(() => undefined)),
  ]);
  still.contentWindow?.scrollTo({ top: running.contentWindow?.scrollY ?? 0, behavior: 'instant' });
}

function onceLoaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, () => resolve(), { once: true });
  });
}
