import type { Backend } from '#mocks/backend.ts';
import { canonicalJson } from '#mocks/db/canonical-json.ts';
import { findParts } from '#mocks/demo/play/find-part.ts';
import type { Fault } from '#mocks/server/faults.ts';
import type { State } from '#mocks/states/state.ts';
import { faultsOf, isStateId, STATES, type StateId } from '#mocks/states/states.ts';
import type { StateStep } from '#mocks/states/steps.ts';

/**
 * Finds a state whose steps lead to the present screen, because rows and device do not include dialogs and notices. Person,
 * address, faults, typed texts and visible parts must match.
 * @param place below the base path
 * @param played the state that was played, if nothing has changed since
 */
export function stateShown(
  { db, faults }: Backend,
  place: string,
  played: StateId | undefined,
): State<StateId> | undefined {
  const isShown = ({ shows }: State) => findParts(shows).length > 0;
  if (played && isShown(STATES[played])) return STATES[played];
  const userId = db.sessions.all().at(-1)?.userId;
  const set = faultText(faults.list());
  const begun = isStateId(db.meta.scenario) ? beginning(STATES[db.meta.scenario]) : undefined;
  const states = Object.values(STATES).filter(
    (state) =>
      state.person?.userId === userId &&
      pathOf(state.path) === pathOf(place) &&
      beginning(state) === begun &&
      faultText(faultsOf(state.id)) === set &&
      // A state whose steps only wait is the same without them.
      state.steps?.some((step) => step.do !== 'see') &&
      state.steps.every(isDone) &&
      isShown(state),
  );
  return states.toSorted((one, other) => (other.steps?.length ?? 0) - (one.steps?.length ?? 0))[0];
}

/** Its person and device, as text. */
function beginning({ person, device }: State): string {
  return canonicalJson({ rows: person?.rows(0, ''), device });
}

/** Whether the result of a step is visible. A press has none: the steps after it show it. */
function isDone(step: StateStep): boolean {
  if (step.do === 'see') return findParts(step.part).length > 0;
  if (step.do !== 'type') return true;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return fields.some(({ value }) => value === step.text);
}

const pathOf = (path: string) => path.split(/[?#]/)[0];

function faultText(faults: readonly Fault[]): string {
  const set = faults.filter(({ line }) => line === undefined);
  return canonicalJson(set.map((fault) => ({ ...fault, scenario: '' })));
}
