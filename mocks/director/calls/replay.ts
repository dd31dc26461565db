import { operations } from '#openapi/operations.gen.ts';
import type { Call } from '../../server/call-log.ts';
import { headersOf } from './sent-headers.ts';

/** Why a call cannot be made again, if so. */
export function replayRefusal({ operation, body }: Call): string | undefined {
  const { requestType, statuses } = operations[operation];
  if ((statuses as readonly unknown[]).includes(302)) return 'A navigation cannot be made again from here.';
  if (requestType !== null && body === undefined) return 'Its files were not recorded.';
  return undefined;
}

/** Makes the same call again, by the session that is open now. It appears in the list like any other. */
export async function replay(call: Call): Promise<void> {
  const { method, url, body } = call;
  await fetch(url, {
    method,
    headers: headersOf(call),
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
    // A broken connection may be just what is simulated; the list shows it.
  }).catch(() => undefined);
}
