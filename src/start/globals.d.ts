interface Window {
  /** Set by the page's inline scripts for the app (README.md). Missing in tests. */
  pageStart?: {
    /** From startup-failure.js, as is `done`. */
    isTooOld: boolean;
    /** Called when the app runs, which reports its own errors from then on. */
    done(): void;
    /** The landing is on the page as markup. This and the following are set by early-calls.js, in builds only. */
    isLanding?: boolean;
    /** Was somebody signed in at the last visit? */
    wasSignedIn?: boolean;
    /** Responses of the early calls, by path. */
    answers?: Record<string, Promise<Response>>;
    /** The landing is read without the app, until load-app.js loads it; by `entry`, the address of its code, which `preloadCode` preloads. */
    isAppLate?: boolean;
    entry?: string;
    preloadCode?(): void;
    /** True until then: errors are not of the app. */
    isWaiting?: boolean;
    /** Ends waiting for presses. @returns presses again what was pressed, if something was */
    takePresses?(): (() => void) | undefined;
  };
}
