/** True only in the demo build and the demo dev server: the one switch that lets `mocks/` into the page. */
declare const __DEMO__: boolean;

/** Hosts that payment pages, uploads, and pictures and videos are limited to; empty for no limit. */
declare const PAYMENT_HOSTS: readonly string[];
declare const UPLOAD_HOSTS: readonly string[];
declare const MEDIA_HOSTS: readonly string[];

interface Window {
  /** Missing in TypeScript's own list: https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    createPolicy<Rules extends { [rule: string]: (text: string) => string | null }>(
      name: string,
      rules: Rules,
    ): { [Rule in keyof Rules]: (text: string) => string };
  };
}
