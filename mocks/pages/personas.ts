import { SCENARIOS, type Scenario } from '../scenarios/scenarios.ts';
import type { Persona } from './sign-in-page.ts';

/** The signed-in starting states, in the order of the scenarios. */
export const PERSONAS: readonly Persona[] = Object.entries<Scenario>(SCENARIOS).flatMap(
  ([id, { persona, sentence }]) =>
    persona ? [{ id, name: persona.name, sentence, credits: persona.credits, group: persona.group }] : [],
);
