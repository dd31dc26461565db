import { storageLocation } from './persistence.ts';

/** A part of the page's code could not be loaded (see lazy-module.ts). */
export class CodeNotLoaded extends Error {}

/** Why it was not loaded, as far as a page can know, and what a reload loses. A release removes the old files. */
export function codeNotLoadedText(): string {
  const why = navigator.onLine
    ? 'Its code could not be loaded. Perhaps the connection broke, or a newer version of the studio was released while this page was open. Reload this page to get it.'
    : 'You are offline, and its code had not been loaded before. Reload this page once you are back online.';
  const place = storageLocation();
  return place === undefined ? why : `${why} What you typed and your photos are kept ${place}.`;
}
