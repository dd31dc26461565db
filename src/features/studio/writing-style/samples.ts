import { MAX_SAMPLE_LENGTH, MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';
import { trimText } from '#shared/lib/text-length.ts';

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

/** As many code points as a sample may have, up to white space if possible. */
const PIECE = `\\S.{0,${MAX_SAMPLE_LENGTH - 1}}`;
const PIECES = new RegExp(`${PIECE}(?!\\S)|${PIECE}`, 'gsu');

/** Limits samples to what one call accepts: splits long samples, and drops those beyond the maximum. */
export function samplesThatFit(samples: readonly string[]): string[] {
  return samples
    .flatMap((sample) => sample.match(PIECES) ?? [])
    .map(trimText)
    .filter(Boolean)
    .slice(0, MAX_STYLE_SAMPLES);
}
