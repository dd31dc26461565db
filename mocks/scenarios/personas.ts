import { SCENARIO_IDS, SCENARIOS } from './scenarios.ts';

/** A signed-in starting state to choose from. */
export interface Persona {
  id: string;
  name: string;
  sentence: string;
  credits: number;
  /** `people` differ in what they own; the others start in the middle of something, or have bad luck. */
  group: 'people' | 'moments' | 'trouble';
}

/** The signed-in starting states, in the order of the scenarios. */
export const PERSONAS: readonly Persona[] = SCENARIO_IDS.flatMap((id) => {
  const { persona, sentence } = SCENARIOS[id];
  return persona
    ? [{ id, sentence, name: persona.name, credits: persona.credits, group: persona.group }]
    : [];
});
