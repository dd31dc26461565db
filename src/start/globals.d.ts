interface Window {
  /** Set by the page's inline scripts for the app (README.md). Missing in tests. */
  pageStart?: {
    /** Set by startup-failure.js, as is `done`. */
    isTooOld: boolean;
    /** Called when the app runs, which then reports its own errors. */
    done(): void;
    /** Whether the page shows the prerendered landing. Set by early-requests.js in builds, like the fields below. */
    isLanding?: boolean;
    /** Responses to the early requests, by path. */
    responses?: Record<string, Promise<Response>>;
    /** The address of the app's module. */
    entry?: string;
    /** Preloads the code of the first screen. */
    preloadCode?(fetchPriority: 'auto' | 'low'): void;
  };
}
