/** Was a screen's code asked for in vain? Browsers word it differently. */
export function isCodeNotLoaded(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}

/** Why it did not come, as far as a page can know: after a release its old files are gone from the server. */
export function codeNotLoadedText(): string {
  return navigator.onLine
    ? 'It could not be loaded: the connection broke, or a newer version of the studio was released while this page was open. Reload the page.'
    : 'You are offline, and this part of the studio had not been loaded before. It comes once you are back online.';
}
