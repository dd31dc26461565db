import { MAX_SAMPLE_LENGTH, MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';
import { startOf } from '../../../shared/lib/shorten.ts';
import { trimText } from '../../../shared/lib/text-length.ts';

/** Splits pasted text into samples at blank lines (spec §5), which may contain spaces. Drops empty samples. */
export function splitSamples(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map(trimText)
    .filter((sample) => sample !== '');
}

/** Counts words, in scripts that separate them by spaces. */
export function wordCount(samples: readonly string[]): number {
  return samples.reduce((sum, sample) => sum + (sample.match(/\S+/g)?.length ?? 0), 0);
}

/**
 * Limits samples to what one call accepts: splits long samples at white space if possible, and drops those beyond the
 * maximum.
 */
export function samplesThatFit(samples: readonly string[]): string[] {
  return samples.flatMap(pieces).slice(0, MAX_STYLE_SAMPLES);
}

function pieces(sample: string): string[] {
  const parts: string[] = [];
  let rest = sample;
  while (rest.length > MAX_SAMPLE_LENGTH) {
    const lastSpace = rest.slice(0, MAX_SAMPLE_LENGTH).search(/\s\S*$/);
    const end = lastSpace > 0 ? lastSpace : startOf(rest, MAX_SAMPLE_LENGTH).length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}
