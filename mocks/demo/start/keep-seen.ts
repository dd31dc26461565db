import type { CallLog } from '../../server/call-log.ts';

const KEY = 'twin-studio-mock:seen-answers';

/** Keeps the covered answers across reloads of this tab. */
export function keepSeen({ seen, subscribe }: Pick<CallLog, 'seen' | 'subscribe'>): void {
  for (const answer of (sessionStorage.getItem(KEY) ?? '').split('\n').filter(Boolean)) seen.add(answer);
  let kept = seen.size;
  subscribe(() => {
    if (seen.size === kept) return;
    kept = seen.size;
    sessionStorage.setItem(KEY, [...seen].join('\n'));
  });
}
