import type { Backend } from '#mocks/backend.ts';
import { canonicalJson } from '#mocks/db/canonical-json.ts';
import { findParts } from '#mocks/demo/play/find-part.ts';
import type { Fault } from '#mocks/server/faults.ts';
import type { State } from '#mocks/states/state.ts';
import { faultsOf, isStateId, STATES, type StateId } from '#mocks/states/states.ts';
import type { StateStep } from '#mocks/states/steps.ts';

/**
 * A state whose steps lead to what stands on the screen, such as a dialog or a notice, which rows and device do not hold:
 * with its person, address and faults, with all that its steps type and see, and with what it shows.
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
      // What is only seen stands there without steps, too.
      state.steps?.some((step) => step.do !== 'see') &&
      state.steps.every(isDone) &&
      isShown(state),
  );
  return states.toSorted((one, other) => (other.steps?.length ?? 0) - (one.steps?.length ?? 0))[0];
}

/** What is there before its steps, as text. */
function beginning({ person, device }: State): string {
  return canonicalJson({ rows: person?.rows(0, ''), device });
}

/** Whether what a step leaves behind is there; of a press that is what is seen after it. */
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
