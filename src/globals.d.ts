/** True only in the demo's build and dev server. The only switch that includes `mocks/`. */
declare const __DEMO__: boolean;

/** Allowed hosts of payment pages, uploads and media; empty for any host. */
declare const PAYMENT_HOSTS: readonly string[];
declare const UPLOAD_HOSTS: readonly string[];
declare const MEDIA_HOSTS: readonly string[];

interface Window {
  /** Missing in TypeScript's DOM types: https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    createPolicy<Rules extends { [rule: string]: (text: string) => string | null }>(
      name: string,
      rules: Rules,
    ): { [Rule in keyof Rules]: (text: string) => string };
  };
}
