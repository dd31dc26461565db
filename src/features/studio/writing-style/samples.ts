import { MAX_SAMPLE_LENGTH, MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';

/** Pasted text becomes samples at blank lines (spec §5); a line of spaces is blank, and empty samples do not count. */
export function splitSamples(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((sample) => sample.trim())
    .filter((sample) => sample !== '');
}

/** How many words are there to learn from, in any script that puts spaces between them. */
export function wordCount(samples: readonly string[]): number {
  return samples.reduce((sum, sample) => sum + (sample.match(/\S+/g)?.length ?? 0), 0);
}

/**
 * What one call may carry: a sample that is too long goes as several, broken at white space where there is any; more
 * than the call takes are left out.
 */
export function samplesThatFit(samples: readonly string[]): string[] {
  return samples.flatMap(pieces).slice(0, MAX_STYLE_SAMPLES);
}

function pieces(sample: string): string[] {
  const parts: string[] = [];
  let rest = sample;
  while (rest.length > MAX_SAMPLE_LENGTH) {
    const lastSpace = rest.slice(0, MAX_SAMPLE_LENGTH).search(/\s\S*$/);
    const end = lastSpace > 0 ? lastSpace : MAX_SAMPLE_LENGTH;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}
