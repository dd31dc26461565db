import type FastCheck from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { IMAGE_COST_CREDITS as IMAGE_PRICE, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { Samples } from '../samples.ts';
import { mapTexts } from './fill-names.ts';
import { filesOf, parseSteps } from './parse-steps.ts';
import { readTable } from './read-table.ts';
import { HARMLESS_VARIATIONS, variationsOf, REPEATABLE, WRONG_VARIATIONS } from './request-variations.ts';
import type { CallStep, Step } from './steps.ts';
import { changed, changesOf, fields } from './value-changes.ts';

export type Fc = typeof FastCheck;

/** Steps on both servers, and the balance at their start. */
export interface Sequence {
  credits: number;
  steps: Step[];
}

type Weights = Record<string, number>;

/** The price of the training that sequences request. */
const TRAINING_PRICE = TRAINING_COST_CREDITS.fast;

const { values, lines, kinds, common, odd } = readTable('sequences.yaml') as {
  values: Record<string, (string | number)[]>;
  lines: Record<string, string>;
  kinds: Record<string, Weights>;
  common: Weights;
  odd: string[];
};
const MAX_STEPS = 16;
const CREDITS = [0, 7, 45, TRAINING_PRICE, TRAINING_PRICE + 30, 2 * TRAINING_PRICE + 50, 1000];

/** Random sequences by the kinds of `sequences.yaml`. */
export function sequencesOf(fc: Fc, samples: Samples): Record<string, Arbitrary<Sequence>> {
  const stepsOf = lineReader(fc, samples);
  const oddCall = fc
    .oneof(...odd.map(stepsOf))
    .chain(([step]) => oddOf(fc, (step?.do === 'together' ? step.calls[0] : step) as CallStep));
  const linesOf = (weights: Weights) =>
    Object.entries({ ...weights, ...common }).map(([name, weight]) => ({
      weight,
      arbitrary: name === 'odd' ? oddCall : stepsOf(name),
    }));
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, weights]) => {
      const steps = fc.array(fc.oneof({ maxDepth: 1 }, ...linesOf(weights)), {
        minLength: 1,
        maxLength: MAX_STEPS,
        size: 'max',
      });
      const sequence = fc.record({ credits: fc.constantFrom(...CREDITS), steps });
      return [kind, sequence.map(({ credits, steps: all }) => ({ credits, steps: all.flat() }))];
    }),
  );
}

/** A line's steps, with random values for its names. */
function lineReader(fc: Fc, samples: Samples): (name: string) => Arbitrary<Step[]> {
  const files = filesOf(samples);
  const amount = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(String(IMAGE_PRICE), String(TRAINING_PRICE)) },
  );
  const words: Record<string, Arbitrary<string>> = {
    amount,
    variation: fc.constantFrom(...REPEATABLE),
    text: textOf(fc),
    time: fc.constantFrom('', ...(fields['schedule_at'] ?? [])),
  };
  return (line) => {
    const text = lines[line] ?? '';
    const names = [...new Set([...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name))];
    const drawn = names.map((name): Arbitrary<[string, string]> => {
      const list = name.replace(/\d$/, '');
      const word = words[list] ?? fc.constantFrom(...(values[list] ?? []).map(String));
      return word.map((value) => [name, value]);
    });
    return fc.tuple(...drawn).map((pairs) => {
      const value = Object.fromEntries(pairs);
      // Texts may contain anything, so they are filled in after the words are parsed.
      const isText = (name: string) => /^(text|time)\d?$/.test(name);
      const spoken = text.replaceAll(/<(\w+)>/g, (whole, name: string) =>
        isText(name) ? whole : (value[name] ?? whole),
      );
      const filled = (step: Step) =>
        mapTexts(step, (one) => one.replaceAll(/<(\w+)>/g, (whole, name: string) => value[name] ?? whole));
      return parseSteps(spoken, files).map((step) => filled(step) as Step);
    });
  };
}

/** A call in a variation, perhaps with another value. */
function oddOf(fc: Fc, step: CallStep): Arbitrary<Step[]> {
  const changes = changesOf(step);
  const variations = [HARMLESS_VARIATIONS, HARMLESS_VARIATIONS, WRONG_VARIATIONS].flatMap((of) =>
    variationsOf(step, of),
  );
  return fc
    .tuple(fc.constantFrom(...variations), fc.option(fc.nat(), { freq: 2 }))
    .map(([variation, change]): Step[] => {
      const chosen = change === null ? undefined : changes[change % Math.max(1, changes.length)];
      return [{ ...step, variation, call: chosen ? changed(step.call, chosen) : step.call }];
    });
}

/** Common and arbitrary characters around a letter, so that the text is not blank. */
function textOf(fc: Fc): Arbitrary<string> {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
    // fast-check's own arbitraries take seconds to start.
    fc
      .oneof(fc.integer({ min: 1, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
      .map((code) => String.fromCodePoint(code)),
    fc.constantFrom('👩🏽‍🚀', 'e\u0301', '🇩🇪', 'ß', 'İ', 'ﬁ'),
    fc.constantFrom(' ', '\n', '\r\n', '\t', "'", '"', '\\', '%', '&', '<', '{{', '$'),
    // Invisible characters, and those that change the direction of a text.
    fc.integer({ min: 0x200b, max: 0x202e }).map((code) => String.fromCodePoint(code)),
  );
  const words = fc.array(letter, { maxLength: 40 }).map((list) => list.join('').replaceAll(/[«»]/g, ''));
  return fc.tuple(words, words).map(([head, tail]) => `${head}x${tail}`);
}
