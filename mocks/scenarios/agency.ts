import type { Rows } from '../db/schema.ts';
import { triggerWordFor } from '../domain/trigger-word.ts';
import { personRows, type SeedTwin } from './people.ts';

const TWINS = 500;
const HOUR_MS = 3_600_000;
const CLIENTS = ['Ines', 'Jonas', 'Mara', 'Tomasz', 'Yuki', 'Femi', 'Lotte', 'Omar', 'Sofia', 'Wen'];

export const AGENCY = { userId: 'user_studio_north', name: 'Studio North', credits: 12_400 } as const;

/** An agency that trained a twin for each of 500 people, a few a week. */
export function agencyRows(scenario: string, now: number): Rows {
  const words: string[] = [];
  const twins: SeedTwin[] = [];
  for (let number = 0; number < TWINS; number += 1) {
    const triggerWord = triggerWordFor(CLIENTS[number % CLIENTS.length] ?? '', `agency ${number}`, words);
    words.push(triggerWord);
    const mode = number % 3 === 0 ? 'lora' : 'fast';
    twins.push({ triggerWord, mode, completedAt: now - (TWINS - number) * 17 * HOUR_MS });
  }
  return personRows({ ...AGENCY, scenario, twins, images: 60 }, now);
}
