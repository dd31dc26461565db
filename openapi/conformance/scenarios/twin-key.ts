import type { Who } from '../exchange.ts';

/** Identifies a trigger word with its owner: another account may have the same one. */
export const twinKey = (who: Who, word: string): string => `${who} ${word}`;

/** The trigger word in its key. */
export const twinOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1);
