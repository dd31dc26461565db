import userEvent, { type UserEvent } from '@testing-library/user-event';
import { balanceOf } from '#mocks/domain/ledger.ts';
import type { TestBackend } from '#mocks/node.ts';
import { STATES } from '#mocks/states/states.ts';
import { loadAllModules } from '#shared/lib/lazy-module.ts';
import { toastHistory, type Toast } from '#shared/lib/toast.ts';
import { recordRequests, type RequestLog } from './request-log.ts';
import { startBackend, type PreparedBackend } from './start-backend.ts';

/** The tools of a test of a rendered page. */
export interface TestPage {
  user: UserEvent;
  backend: TestBackend;
  requests: RequestLog;
  /** The credits of the signed-in user in the ledger. */
  credits(): number;
  /** The notices since the page was opened, or since `forgetNotices`. */
  notices(): Pick<Toast, 'title' | 'text' | 'variant'>[];
  forgetNotices(): void;
}

/** Starts the backend, loads all code of the app, and runs the preparation of the test. */
export async function preparePage({ prepare, ...options }: PreparedBackend): Promise<TestPage> {
  const backend = await startBackend(options);
  await loadAllModules();
  const requests = recordRequests(backend);
  await prepare?.(backend);
  const userId = STATES[options.scenario ?? 'creator'].user?.userId ?? '';
  let knownCount = toastHistory().length;
  return {
    user: userEvent.setup(),
    backend,
    requests,
    credits: () => balanceOf(backend.db.ledger.ofUser(userId)),
    notices: () =>
      toastHistory()
        .slice(knownCount)
        .map(({ title, text, variant }) => ({ title, text, variant })),
    forgetNotices: () => void (knownCount = toastHistory().length),
  };
}
