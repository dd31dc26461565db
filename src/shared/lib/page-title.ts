import { useEffect } from 'react';

const PRODUCT = 'AI Twin Studio';
let page = PRODUCT;
let prefix: string | undefined;

function show() {
  document.title = prefix === undefined ? page : `${prefix} · ${page}`;
}

/** Sets the title of the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = `${title} · ${PRODUCT}`;
    show();
  }, [title]);
}

/** Prefixes the page's title with the progress ("42%"), which a background tab then shows. */
export function useTitlePrefix(text: string | undefined): void {
  useEffect(() => {
    prefix = text;
    show();
    return () => {
      prefix = undefined;
      show();
    };
  }, [text]);
}
