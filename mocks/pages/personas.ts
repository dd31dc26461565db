import { SCENARIO_IDS, SCENARIOS } from '../scenarios/scenarios.ts';
import type { Persona } from './sign-in-page.ts';

/** The signed-in starting states, in the order of the scenarios. */
export const PERSONAS: readonly Persona[] = SCENARIO_IDS.flatMap((id) => {
  const { persona, sentence } = SCENARIOS[id];
  return persona
    ? [{ id, sentence, name: persona.name, credits: persona.credits, group: persona.group }]
    : [];
});
