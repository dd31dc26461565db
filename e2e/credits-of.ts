import { STATES, type StateId } from '#mocks/states/states.ts';
import { formatCount } from '#shared/lib/format-count.ts';

/** The balance of a state's user after a change, formatted as in the header. */
export function creditsOf(state: StateId, change = 0): string {
  return formatCount((STATES[state].user?.credits ?? Number.NaN) + change, 'credit');
}
