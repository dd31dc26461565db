import type { Backend } from '#mocks/backend.ts';
import type { Interception } from './msw-internals/interception.ts';

/** What the director controls: the backend and the app. */
export interface Stage extends Pick<Interception, 'ask'> {
  backend: Backend;
  /** Unmounts the app, runs `change`, and mounts it again with an empty cache. */
  remount(change: () => Promise<void>): Promise<void>;
}
