interface Window {
  /** What the scripts of the page leave for the app (README.md). Missing in tests. */
  pageStart?: {
    /** From startup-failure.js, as is `done`. */
    isTooOld: boolean;
    /** The app runs: what fails from now on, it tells itself. */
    done(): void;
    /** The landing stands on the page as markup. This and what follows is from early-calls.js: in builds only. */
    isLanding?: boolean;
    /** Somebody was signed in when this device last asked. */
    wasSignedIn?: boolean;
    /** Answers to the early calls, by path. */
    answers?: Record<string, Promise<Response>>;
  };
}
