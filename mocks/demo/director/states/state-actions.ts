import { searchTermsOf } from '#mocks/states/find-states.ts';
import { STATES } from '#mocks/states/states.ts';
import type { Action } from '../actions.tsx';
import type { Director } from '../director.ts';

/** An action for every state. The state from which the demo started is marked. */
export function stateActions({ backend, showState }: Director): Action[] {
  return Object.values(STATES).map((state) => ({
    title: state.title,
    group: state.area,
    hint: state.sentence ?? state.section,
    words: searchTermsOf(state),
    isOn: state.id === backend.db.meta.scenario,
    run: () => showState(state.id),
  }));
}
