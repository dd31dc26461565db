import { useEffect, useState } from 'react';
import { findParts } from '#mocks/demo/play/find-part.ts';
import { wordsOf } from '#mocks/states/find-states.ts';
import { isStateId, STATES, type StateId } from '#mocks/states/states.ts';
import type { Action } from '../actions.tsx';
import { signedInUser, useDirector, type Director } from '../director.ts';
import { captureState } from '../link/capture-state.ts';

const LOOK_MS = 1_000;

/** Every state; the one that is there is on. */
export function useStateActions(): Action[] {
  const director = useDirector();
  const [current, setCurrent] = useState<StateId>();
  useEffect(() => {
    const look = () => setCurrent(stateThere(director));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [director]);
  return Object.values(STATES).map((state) => ({
    title: state.title,
    group: state.area,
    hint: state.sentence ?? state.section,
    words: wordsOf(state),
    isOn: state.id === current,
    run: () => director.showState(state.id),
  }));
}

/** The state of the person who is here, as long as its rows are unchanged and its screen shows it. */
function stateThere({ backend, place }: Director): StateId | undefined {
  const id = signedInUser(backend)?.scenario ?? backend.db.meta.scenario;
  if (!isStateId(id)) return undefined;
  const { path, shows, steps } = STATES[id];
  const { scenario, changes } = captureState(backend, { texts: {}, files: {} });
  // Steps change rows; those of somebody who signed in later have times that are not known.
  const isChanged = scenario === id && !steps && changes?.rows !== undefined;
  const pageOf = (address: string) => address.split(/[?#]/)[0];
  return !isChanged && pageOf(path) === pageOf(place()) && findParts(shows).length > 0 ? id : undefined;
}
