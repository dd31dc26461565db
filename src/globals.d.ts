/** True only in the demo build and the demo dev server: the one switch that lets `mocks/` into the page. */
declare const __DEMO__: boolean;

/** Hosts that payment pages, uploads, and pictures and videos are limited to; empty for no limit. */
declare const PAYMENT_HOSTS: readonly string[];
declare const UPLOAD_HOSTS: readonly string[];
declare const MEDIA_HOSTS: readonly string[];

interface Window {
  /** Left by startup-failure.js, the first of all scripts. Missing in tests. */
  pageCode?: { isTooOld: boolean; started(): void };
  /** Left by early-calls.js, which runs before any code of the app. Missing in the dev server. */
  firstPage?: {
    /** The landing stands on the page as markup. */
    isLanding: boolean;
    /** Somebody was signed in when this device last asked. */
    wasSignedIn: boolean;
    /** What was asked already, by path; an answer is for whoever asks first. */
    answers: Record<string, Promise<Response>>;
  };
  /** Missing in TypeScript's own list: https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    createPolicy<Rules extends { [rule: string]: (text: string) => string | null }>(
      name: string,
      rules: Rules,
    ): { [Rule in keyof Rules]: (text: string) => string };
  };
}
