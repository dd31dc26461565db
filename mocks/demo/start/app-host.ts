import type { Backend } from '#mocks/backend.ts';

/** What the director controls: the backend and the app. */
export interface AppHost {
  backend: Backend;
  /** Unmounts the app, runs `change`, and mounts it again with an empty cache. */
  remount(change: () => Promise<void>): Promise<void>;
}
