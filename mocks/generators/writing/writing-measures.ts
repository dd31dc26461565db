export type WritingMeasures = ReturnType<typeof measureWriting>;

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const EMOJI =
  /(?!\p{N})\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*|\p{Regional_Indicator}{2}/gu;
const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const SIGNS = /[©®™]/gu;

const PERSON_WORDS: Record<'i' | 'we' | 'you', ReadonlySet<string>> = {
  i: new Set(['i', "i'm", "i've", "i'd", "i'll", 'me', 'my', 'mine', 'myself']),
  we: new Set(['we', "we're", "we've", "we'd", "we'll", 'us', 'our', 'ours', 'ourselves']),
  you: new Set(['you', "you're", "you've", "you'd", "you'll", 'your', 'yours', 'yourself']),
};

/** Words that are too common to be favorites. */
const COMMON = new Set(
  'the a an and or but if then so as at by for from in into of off on onto out over to up with without about after again all also always am any are because been before being both can cannot could did do does doing done down each even ever every few get gets getting go going got had has have having he her here hers him his how i it its just know let like make makes many may me might more most much must my never no not now one only other our own put really s same she should some still such take than that their them there these they thing things this those through too try until us use very was way we well were what when where which while who why will won would yes yet you your'.split(
    ' ',
  ),
);

/** Measures samples. A line break finishes a sentence, as in posts. Rates are per hundred words, shares 0..1. */
export function measureWriting(samples: readonly string[]) {
  const text = samples.join('\n').replaceAll('’', "'");
  const plain = text.replaceAll(/https?:\S+/g, ' ');
  const prose = plain.replaceAll(HASHTAG, ' ');
  const sentences = sentencesOf(prose);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const words = wordsOf(prose);
  const lower = words.map((word) => word.toLowerCase());
  const emoji = plain.replaceAll(SIGNS, '').match(EMOJI) ?? [];
  const total = words.length;
  const mean = total / Math.max(1, sentences.length);
  const squares = lengths.map((length) => (length - mean) ** 2);
  const variance = squares.reduce((sum, square) => sum + square, 0) / Math.max(1, lengths.length);
  const perHundred = (count: number) => (total === 0 ? 0 : (count * 100) / total);
  const percent = (count: number) => (sentences.length === 0 ? 0 : (count * 100) / sentences.length);
  const countOf = (set: ReadonlySet<string>) => lower.filter((word) => set.has(word)).length;
  return {
    words: total,
    sentences: sentences.length,
    averageWords: mean,
    /** The variation of sentence lengths: standard deviation over mean. */
    rhythm: mean === 0 ? 0 : Math.sqrt(variance) / mean,
    questionPercent: percent(sentences.filter((sentence) => /\?\W*$/u.test(sentence)).length),
    exclamationPercent: percent(sentences.filter((sentence) => /!\W*$/u.test(sentence)).length),
    emojiPerHundred: total === 0 ? emoji.length * 100 : perHundred(emoji.length),
    favouriteEmoji: mostUsed(emoji, 1).slice(0, 5),
    hashtags: mostUsed(plain.match(HASHTAG) ?? [], 1).slice(0, 6),
    richness: total === 0 ? 0 : new Set(lower).size / total,
    favouriteWords: mostUsed(
      lower.filter((word) => word.length > 3 && !COMMON.has(word) && !/\d|'/.test(word)),
      2,
    ).slice(0, 6),
    longWordShare: total === 0 ? 0 : words.filter((word) => word.length > 7).length / total,
    contractionsPerHundred: perHundred(lower.filter((word) => /'(?:s|t|re|ve|ll|d|m)$/.test(word)).length),
    capitalsPerHundred: perHundred(words.filter((word) => /^\p{Lu}{3,}$/u.test(word)).length),
    numbersPerHundred: perHundred(words.filter((word) => /\d/.test(word)).length),
    iPerHundred: perHundred(countOf(PERSON_WORDS.i)),
    wePerHundred: perHundred(countOf(PERSON_WORDS.we)),
    youPerHundred: perHundred(countOf(PERSON_WORDS.you)),
  };
}

/** Sentences with their closing mark; empty ones are dropped. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？]["'”’)]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function wordsOf(text: string): string[] {
  return text.replaceAll('’', "'").match(WORD) ?? [];
}

/** The distinct entries that occur at least `minCount` times, most frequent first. */
function mostUsed(entries: readonly string[], minCount: number): string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count >= minCount)
    .toSorted(([, a], [, b]) => b - a)
    .map(([entry]) => entry);
}
