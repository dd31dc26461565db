import { useEffect } from 'react';

const PRODUCT = 'AI Twin Studio';
let page = PRODUCT;
let prefix: string | undefined;

function show() {
  document.title = prefix === undefined ? page : `${prefix} · ${page}`;
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    page = `${title} · ${PRODUCT}`;
    show();
  }, [title]);
}

/** Puts a running number before the page's name ("42 %"), so that a hidden tab still shows the progress. */
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
