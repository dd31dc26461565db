import { describe, expect, test } from 'vitest';
import { assert, constantFrom, array, property } from '#mocks/testing/seeded-fast-check.ts';
import { MAX_SAMPLE_LENGTH, MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';
import { textLength } from '#shared/lib/text-length.ts';
import { samplesThatFit, splitSamples } from './learn-style.ts';

describe('pasted text as samples (§5.8)', () => {
  test.each([
    ['only white space', ' \n\n \t \n', []],
    ['one line', 'Hello', ['Hello']],
    ['lines that belong together', 'one\ntwo', ['one\ntwo']],
    ['a blank line', 'one\n\ntwo', ['one', 'two']],
    ['a line of spaces', 'one\n  \t\ntwo', ['one', 'two']],
    ['Windows line ends', 'one\r\n\r\ntwo\r\nmore', ['one', 'two\nmore']],
    ['old Mac line ends', 'one\r\rtwo', ['one', 'two']],
    ['a line of zero-width spaces', 'one\n\u200b\u200b\ntwo', ['one', 'two']],
    ['a line with a blank Braille cell', 'one\n\u2800\ntwo', ['one', 'two']],
    ['a line with an invisible separator', 'one\n \u2063\ntwo', ['one', 'two']],
    ['a line of Hangul fillers', 'one\n\u3164\ntwo', ['one', 'two']],
    ['a blank line that ends in a line separator', 'one\u2028\u2028two', ['one', 'two']],
    ['three blank lines', 'one\n\n\u00ad\n\ntwo', ['one', 'two']],
    ['invisible characters inside a line', 'one\nt\u200bwo', ['one\nt\u200bwo']],
    ['emoji and markup', '🎉\n\n<b>hi</b>', ['🎉', '<b>hi</b>']],
  ])('splits %s', (_case, text, samples) => {
    expect(splitSamples(text)).toEqual(samples);
  });

  test('preserves every word', () => {
    const line = constantFrom('word', 'two words', '', ' ', '\t', 'ünïcödé');
    assert(
      property(array(line), (lines) => {
        const text = lines.join('\n');
        const samples = splitSamples(text);
        expect(samples.join(' ').split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean));
        expect(samples.every((sample) => sample.trim() === sample && sample !== '')).toBe(true);
      }),
    );
  });

  test('splits a long sample between two words', () => {
    const long = 'word '.repeat(MAX_SAMPLE_LENGTH).trim();
    const fitting = samplesThatFit([long, 'short']);
    expect(fitting.every((sample) => textLength(sample) <= MAX_SAMPLE_LENGTH)).toBe(true);
    expect(fitting.join(' ')).toBe(`${long} short`);
  });

  test.each([
    ['letters', 'x'.repeat(MAX_SAMPLE_LENGTH + 1), [MAX_SAMPLE_LENGTH, 1]],
    ['whole emoji', '🦊'.repeat(2 * MAX_SAMPLE_LENGTH + 1), [MAX_SAMPLE_LENGTH, MAX_SAMPLE_LENGTH, 1]],
  ])('splits a long sample without white space into %s', (_, sample, lengths) => {
    expect(samplesThatFit([sample]).map(textLength)).toEqual(lengths);
  });

  test.each(['🦊', 'a🦊 ', '\u00a0🦊'])('does not split code points that fit: %j', (part) => {
    const sample = Array.from(part.repeat(MAX_SAMPLE_LENGTH)).slice(0, MAX_SAMPLE_LENGTH).join('').trim();
    expect(samplesThatFit([sample])).toEqual([sample]);
  });

  test('limits the samples to the maximum of the request', () => {
    expect(samplesThatFit(Array.from({ length: MAX_STYLE_SAMPLES + 5 }, () => 'one'))).toHaveLength(
      MAX_STYLE_SAMPLES,
    );
  });
});
