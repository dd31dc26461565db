import type FastCheck from 'fast-check';
import type { Arbitrary } from 'fast-check';

export type Fc = typeof FastCheck;

/** Common and arbitrary characters around a letter, so that the text is not blank. */
export function textOf(fc: Fc): Arbitrary<string> {
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

/** Local times, including impossible ones. */
export function timeOf(fc: Fc): Arbitrary<string> {
  const digits = (value: number) => String(value).padStart(2, '0');
  return fc
    .tuple(
      fc.integer({ min: 1970, max: 2199 }),
      fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constantFrom(2, 12)),
      fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 })),
      fc.integer({ min: 0, max: 24 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('', '', ':00', ':59', ':60', ':30.5', ':30.123'),
    )
    .map(
      ([year, month, day, hour, minute, rest]) =>
        `${year}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}${rest}`,
    );
}
