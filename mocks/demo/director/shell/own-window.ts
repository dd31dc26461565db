import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Document Picture-in-Picture: a window that stays on top. Not in every browser, and not yet in TypeScript. */
interface WindowOpener {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

const HEIGHT = 720;
const SHEETS = 'link[rel=stylesheet], style';

function opener(): WindowOpener | undefined {
  return (window as { documentPictureInPicture?: WindowOpener }).documentPictureInPicture;
}

/** Whether this browser can give the panel a window of its own. */
export function hasOwnWindow(): boolean {
  return opener() !== undefined;
}

/**
 * The panel's own window, while there is one.
 * @param onClosed the person closed it
 * @returns the window, and how to open it (only in answer to a press) and to close it
 */
export function useOwnWindow(onClosed: () => void): {
  ownWindow: Window | undefined;
  openWindow(width: number): Promise<void>;
  closeWindow(): void;
} {
  const [ownWindow, setOwnWindow] = useState<Window>();
  const closed = useEffectEvent(onClosed);
  const isClosedHere = useRef(false);

  useEffect(() => {
    if (!ownWindow) return undefined;
    const theme = new MutationObserver(() => copyTheme(ownWindow));
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // A tab that is opened later brings a style sheet of its own.
    const styles = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches(SHEETS))
          ownWindow.document.head.append(node.cloneNode(true));
      }
    });
    styles.observe(document.head, { childList: true });
    const leave = () => {
      setOwnWindow(undefined);
      if (!isClosedHere.current) closed();
    };
    ownWindow.addEventListener('pagehide', leave);
    return () => {
      theme.disconnect();
      styles.disconnect();
      ownWindow.removeEventListener('pagehide', leave);
    };
  }, [ownWindow]);

  return {
    ownWindow,
    async openWindow(width) {
      const opened = await opener()?.requestWindow({ width, height: HEIGHT });
      if (!opened) return;
      dress(opened.document);
      copyTheme(opened);
      isClosedHere.current = false;
      setOwnWindow(opened);
    },
    closeWindow() {
      if (!ownWindow) return;
      isClosedHere.current = true;
      setOwnWindow(undefined);
      ownWindow.close();
    },
  };
}

/** The same language and look as this page. */
function dress(page: Document): void {
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dataset['director'] = 'window';
  page.title = 'Director';
  for (const sheet of document.querySelectorAll(SHEETS)) {
    page.head.append(sheet.cloneNode(true));
  }
}

function copyTheme({ document: page }: Window): void {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}
