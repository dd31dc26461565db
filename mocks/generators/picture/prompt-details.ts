import { GARMENTS, PLACES, WEATHERS } from './drawings.ts';
import vocabulary from './drawings/words.json' with { type: 'json' };

/** The recognized details of a prompt. A detail that is not found is undefined. */
export type PromptDetails = ReturnType<typeof readPrompt>;

/** Colors by names. A name of two words stands before its second word. */
const COLOURS: Record<string, string> = vocabulary.colours;
const COLOUR = Object.keys(COLOURS).join('|');
const GARMENT = Object.values(GARMENTS)
  .map((garment) => garment.words)
  .join('|');
const GROUND = 'background|backdrop|wall|studio background|sky|seamless|gradient';
/** A color up to two words before its noun: "a red woollen coat", "blue studio backdrop". */
const before = (nouns: string) => words(`(${COLOUR})(?:[ -][\\p{L}-]+){0,2}? (?:${nouns})`);
const CLOTH_BEFORE = before(GARMENT);
const CLOTH_AFTER = words(
  `(?:wearing|dressed in|clad in|(?:${GARMENT}) in) (?:all |pure |bright )?(${COLOUR})`,
);
const GROUND_BEFORE = before(GROUND);
const GROUND_AFTER = words(
  `(?:on|against|before|(?:${GROUND}) in) (?:a |an )?(?:plain |solid |bright )?(${COLOUR})`,
);
const ANY_COLOUR = words(`(${COLOUR})(?![ -](?:hour|gate|hair|eye|eyes|eyed|lips|light|and white))`);

/** Finds whole words of a prompt, case-insensitively. Of two places or garments, it takes the first. */
export function readPrompt(prompt: string) {
  const text = prompt.toLowerCase();
  const ground = colourIn(GROUND_BEFORE, text) ?? colourIn(GROUND_AFTER, text.replace(CLOTH_BEFORE, ''));
  const cloth =
    colourIn(CLOTH_BEFORE, text) ??
    colourIn(CLOTH_AFTER, text) ??
    (ground === undefined ? colourIn(ANY_COLOUR, text) : undefined);
  return {
    garment: first(GARMENTS, text),
    /** The color of the clothes. */
    cloth,
    /** The color of the background. */
    ground,
    place: first(PLACES, text),
    weather: first(WEATHERS, text),
    time: first(vocabulary.hours, text),
    shot: first(vocabulary.shots, text),
    eyewear: first(vocabulary.eyewear, text),
  };
}

/** The row with the first word in the text. Of two words at the same position, the longer one counts. */
function first<Name extends string>(
  table: Record<Name, string | { words: string }>,
  text: string,
): Name | undefined {
  const names = Object.keys(table) as Name[];
  const matches = names.flatMap((name) => {
    const row: string | { words: string } = table[name];
    const match = words(typeof row === 'string' ? row : row.words).exec(text);
    return match ? [{ name, index: match.index, length: match[0].length }] : [];
  });
  return matches.toSorted((a, b) => a.index - b.index || b.length - a.length)[0]?.name;
}

function colourIn(pattern: RegExp, text: string): string | undefined {
  const [, word] = pattern.exec(text) ?? [];
  if (word === undefined) return undefined;
  return Object.entries(COLOURS).find(([names]) => names.split('|').includes(word))?.[1];
}

/** Matches whole words. A hyphen before them belongs to the word. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');
}
