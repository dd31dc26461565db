import type { Parsed } from '../server/start-options.ts';
import { unpack } from './packed-text.ts';
import { readChanges, type StateChanges } from './state-changes.ts';

/** Reads the fragment of a link; its code comes only with such a link. */
export async function readLinkedChanges(packed: string): Promise<Parsed<StateChanges>> {
  const refused = (reason: string) => ({
    problem: `This link cannot be shown, so you see the state of your last visit. ${reason}`,
  });
  try {
    const reading = readChanges(JSON.parse(await unpack(packed)));
    return 'problem' in reading ? refused(reading.problem) : reading;
  } catch {
    return refused('It was cut or changed on its way: copy it once more.');
  }
}
