import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Document Picture-in-Picture: a window that stays on top. Not in every browser, and not yet in TypeScript. */
interface WindowOpener {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

const HEIGHT = 720;

function opener(): WindowOpener | undefined {
  return (window as { documentPictureInPicture?: WindowOpener }).documentPictureInPicture;
}

/** Whether this browser can give the panel a window of its own. */
export const hasOwnWindow = () => opener() !== undefined;

/**
 * The panel's own window, while there is one.
 * @param onClosed the person closed it
 * @returns the window, and how to open it (only in answer to a press) and to close it
 */
export function useOwnWindow(onClosed: () => void) {
  const [ownWindow, setOwnWindow] = useState<Window>();
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    if (!ownWindow) return undefined;
    const theme = new MutationObserver(() => dress(ownWindow.document));
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const leave = () => {
      setOwnWindow(undefined);
      closed();
    };
    ownWindow.addEventListener('pagehide', leave);
    return () => {
      theme.disconnect();
      ownWindow.removeEventListener('pagehide', leave);
    };
  }, [ownWindow]);

  return {
    ownWindow,
    async openWindow(width: number) {
      const opened = await opener()?.requestWindow({ width, height: HEIGHT });
      if (!opened) return;
      dress(opened.document);
      opened.document.title = 'Director';
      const sheets = document.querySelectorAll('link[rel=stylesheet], style');
      opened.document.head.append(...Array.from(sheets, (sheet) => sheet.cloneNode(true)));
      setOwnWindow(opened);
    },
    closeWindow() {
      // Removed first, because the person has not closed it.
      flushSync(() => setOwnWindow(undefined));
      ownWindow?.close();
    },
  };
}

/** The same language and theme as this page. */
function dress({ documentElement: root }: Document): void {
  const { lang, dataset } = document.documentElement;
  root.lang = lang;
  // Without a choice, the system's.
  root.dataset['theme'] = dataset['theme'] ?? '';
}
