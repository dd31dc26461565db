import type FastCheck from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { longKey, type Text } from './references.ts';
import { HARMLESS_VARIATIONS, type HarmlessVariation } from './request-variations.ts';
import type { ScenarioKit } from './scenario.ts';
import type { Steps } from './steps.ts';

export type Fc = typeof FastCheck;

export type Draw = ReturnType<typeof createDraw>;

/** The random values of sequences. */
export function createDraw(fc: Fc, kit: ScenarioKit) {
  const { a, b } = kit;
  const account = fc.constantFrom(a, a, a, b);
  // A careless server confuses them, by case, first letters or length.
  const key = fc.constantFrom<Text>(
    'k',
    'k',
    'K',
    'key-1',
    longKey('key-1', '', 120),
    longKey('key-1'),
    '!~%',
  );
  return {
    fc,
    kit,
    /** Draws a more often than b. */
    account,
    /** The owner of the resource that a step references. */
    owner: fc.constantFrom(a, a, a, a, b),
    back: fc.constantFrom(0, 0, 0, 1, 2),
    key,
    /** The number of concurrent requests. */
    count: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 5),
    amount: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
      { weight: 1, arbitrary: fc.constantFrom(IMAGE_COST_CREDITS, TRAINING_COST_CREDITS.fast) },
    ),
    mode: fc.constantFrom('fast' as const, 'fast' as const, 'lora' as const),
    variation: fc.constantFrom(...(Object.keys(HARMLESS_VARIATIONS) as HarmlessVariation[])),
    text: randomText(fc),
    /** Steps with these random values. */
    steps: <Values>(
      values: { [Name in keyof Values]: Arbitrary<Values[Name]> },
      make: (drawn: Values) => Steps,
    ) => fc.record(values).map((drawn) => make(drawn as Values)),
  };
}

/** Common and arbitrary characters around a letter, which prevents a blank text. */
function randomText(fc: Fc): Arbitrary<string> {
  const codePoint = (min: number, max: number) =>
    fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
  const letter = fc.oneof(
    codePoint(0x20, 0x2fff),
    // fast-check's own arbitraries take seconds to start.
    codePoint(1, 0xd7ff),
    codePoint(0xe000, 0x10ffff),
    fc.constantFrom('👩🏽‍🚀', 'e\u0301', '🇩🇪', 'ß', 'İ', 'ﬁ'),
    fc.constantFrom(' ', '\n', '\r\n', '\t', "'", '"', '\\', '%', '&', '<', '{{', '$'),
    // Texts that look like numbers.
    fc.constantFrom('0', '1', '00', '1e5', '.'),
    // Invisible characters, and characters that change the direction of a text.
    codePoint(0x200b, 0x202e),
  );
  const words = fc.array(letter, { maxLength: 40 }).map((list) => list.join(''));
  const framed = fc.tuple(words, words).map(([head, tail]) => `${head}x${tail}`);
  return fc.oneof(
    { weight: 9, arbitrary: framed },
    { weight: 1, arbitrary: fc.constantFrom('0123', '1e5', '-1', 'true') },
  );
}
