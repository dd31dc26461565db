import type { components } from '#openapi/types.gen.ts';
import { FAVOURITE_WORD_LINES, PHRASES, type PostRole } from './phrases.ts';
import { randomFrom, type Random } from '../picture/seeded-random.ts';
import { sentenceCase } from '../picture/text.ts';
import { wordsOf } from './writing-measures.ts';
import type { StyleProfile } from './writing-style.ts';

type PostPlatform = components['schemas']['PostPlatform'];

interface PlatformRules {
  /** What the network accepts, in UTF-16 units. */
  limit: number;
  /** The usual number on that network. */
  sentences: number;
  hashtags: number;
  /** Between sentences: a paragraph each, a line each, or running text. */
  separator: string;
}

const PLATFORMS: Record<PostPlatform, PlatformRules> = {
  facebook: { limit: 63_206, sentences: 5, hashtags: 2, separator: ' ' },
  instagram: { limit: 2_200, sentences: 4, hashtags: 6, separator: '\n' },
  linkedin: { limit: 3_000, sentences: 6, hashtags: 3, separator: '\n\n' },
  tiktok: { limit: 2_200, sentences: 3, hashtags: 4, separator: ' ' },
};

const PERSONS = {
  i: { S: 'I', s: 'I', my: 'my', me: 'me' },
  we: { S: 'We', s: 'we', my: 'our', me: 'us' },
  you: { S: 'You', s: 'you', my: 'your', me: 'you' },
  they: { S: 'People', s: 'people', my: 'their', me: 'them' },
} as const;

/**
 * Writes a post about the topic in the style of the profile: person, sentence length, questions, energy, emoji and
 * hashtags. The same arguments give the same post, within the network's limit.
 */
export function writePost(profile: StyleProfile, topic: string, platform: PostPlatform): string {
  const rules = PLATFORMS[platform];
  const random = randomFrom(JSON.stringify([profile, topic, platform]));
  const words = PERSONS[personOf(profile)];
  const subject = tidyTopic(topic);
  const fill = (phrase: string) =>
    sentenceCase(
      phrase
        .replaceAll(/\{(S|s|my|me)\}/g, (_match, key: keyof typeof words) => words[key])
        // A function, so that a "$&" in the topic stays what it is.
        .replaceAll('{topic}', () => subject),
    );
  const sentences = choosePhrases(profile, rules, random).map(fill).map(voiced(profile, random));
  const text = withEmoji(sentences, profile, random).join(rules.separator);
  const tags = hashtagsFor(profile, subject, rules.hashtags);
  const post = tags.length > 0 ? `${text}\n\n${tags.join(' ')}` : text;
  return cutTo(post, rules.limit);
}

function choosePhrases(profile: StyleProfile, rules: PlatformRules, random: Random): string[] {
  const target = profile.sentences?.averageWords ?? 12;
  // People who write long sentences write fewer of them.
  const count = Math.max(3, Math.round(rules.sentences * (target > 18 ? 0.7 : target < 8 ? 1.3 : 1)));
  const share = profile.sentences?.questionPercent ?? 0;
  const questions = share < 5 ? 0 : Math.min(count - 1, Math.max(1, Math.round((count * share) / 100)));
  const roles: PostRole[] = ['open', ...Array.from({ length: count - 2 }, (): PostRole => 'body'), 'close'];
  // The first question closes the post, the second one opens it; further ones go into the middle.
  const asking = new Set(
    [count - 1, 0, ...roles.keys()].slice(0, questions + (questions > 2 ? 2 : 0)).slice(0, count),
  );
  const asked = Array.from(asking).slice(0, questions);
  const pick = phrasePicker(target, random);
  const firstBody = roles.indexOf('body');
  const chosen = roles.map((role, at) => {
    const { statements, questions: asks } = PHRASES[role];
    if (asked.includes(at)) return pick(asks) ?? pick(statements) ?? '';
    // At least one sentence uses the profile's person.
    const isPersonal = at === firstBody;
    return pick(isPersonal ? statements.filter((phrase) => /\{[Ss]\}/.test(phrase)) : statements) ?? '';
  });
  const favourite = profile.vocabulary?.favouriteWords[0];
  if (favourite && count > 3)
    chosen[count - 2] = pick(FAVOURITE_WORD_LINES)?.replace('{word}', () => favourite) ?? '';
  return chosen.filter(Boolean);
}

/** Picks one of the three unused phrases whose length is nearest to `target` words. */
function phrasePicker(target: number, random: Random) {
  const used = new Set<string>();
  const distance = (phrase: string) => Math.abs(wordsOf(phrase).length - target);
  return (phrases: readonly string[]): string | undefined => {
    const near = phrases
      .filter((phrase) => !used.has(phrase))
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, 3);
    if (near.length === 0) return undefined;
    const phrase = random.pick(near);
    used.add(phrase);
    return phrase;
  };
}

const FULL_FORMS: readonly [RegExp, string][] = [
  [/\bIt's\b/g, 'It is'],
  [/\bit's\b/g, 'it is'],
  [/\bdoesn't\b/g, 'does not'],
  [/\bLet's talk about\b/g, 'A word about'],
];

/** Exclamation marks for the lively, full forms for the formal. */
function voiced({ voice }: StyleProfile, random: Random): (sentence: string) => string {
  const energy = /electric/i.test(voice.energy ?? '') ? 0.7 : /lively/i.test(voice.energy ?? '') ? 0.35 : 0;
  const isFormal = /formal|analytical|measured/i.test(voice.tone);
  return (sentence) => {
    const full = isFormal
      ? FULL_FORMS.reduce((text, [short, long]) => text.replaceAll(short, long), sentence)
      : sentence;
    return random.chance(energy) ? full.replace(/\.$/, '!') : full;
  };
}

/** Puts the profile's own emoji behind sentences, about as often as the profile does. */
function withEmoji(sentences: readonly string[], { emoji }: StyleProfile, random: Random): string[] {
  const favourites = emoji?.favourites ?? [];
  const rate = emoji?.perHundredWords ?? 0;
  if (favourites.length === 0 || rate <= 0) return [...sentences];
  const words = wordsOf(sentences.join(' ')).length;
  const wanted = Math.min(sentences.length, Math.max(1, Math.round((words * rate) / 100)));
  const places = new Set<number>();
  while (places.size < wanted) places.add(random.below(sentences.length));
  return sentences.map((sentence, at) =>
    places.has(at) ? `${sentence} ${random.pick(favourites)}` : sentence,
  );
}

/** The topic's own tag and the profile's; none for people who use none. */
function hashtagsFor({ hashtags = [] }: StyleProfile, topic: string, most: number): string[] {
  if (hashtags.length === 0) return [];
  const own = wordsOf(topic)
    .filter((word) => word.length > 2 && !SMALL_WORDS.test(word))
    .slice(0, 3)
    .map((word) => sentenceCase(word.replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join('');
  const all = own && own.length <= 40 ? [`#${own}`, ...hashtags] : hashtags;
  return all
    .filter((tag, at) => all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at)
    .slice(0, most);
}

const SMALL_WORDS =
  /^(?:a|an|the|this|that|these|those|how|why|what|when|where|who|our|your|their|his|her|its|new|my|some|being|is|are|do|should|and|for|with)$/i;
const QUESTION_WORD = /^(?:how|why|what|when|where|who)$/i;
const VERB_IN_ING = /^\p{L}{2,}ing$/iu;
const MAX_TOPIC_IN_SENTENCE = 140;
const MAX_NOUN_WORDS = 4;

/** The topic for use inside a sentence: without its closing punctuation and without the capital of a sentence's first word. */
function tidyTopic(topic: string): string {
  const text = cutTo(
    topic
      .toWellFormed()
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[\s.!?…,;:]+$/u, ''),
    MAX_TOPIC_IN_SENTENCE,
  );
  const [first = ''] = text.split(' ');
  const isOpener = SMALL_WORDS.test(first) || VERB_IN_ING.test(first);
  const isPhrase = QUESTION_WORD.test(first) || VERB_IN_ING.test(first);
  // Long enough to be a sentence, which is put into another one only as a quotation.
  if (!isPhrase && wordsOf(text).length > MAX_NOUN_WORDS) return `“${text}”`;
  if (isOpener) return text.charAt(0).toLowerCase() + text.slice(1);
  return text === '' ? 'this' : text;
}

function personOf({ voice }: StyleProfile): keyof typeof PERSONS {
  const person = voice.person ?? '';
  if (/plural|\bwe\b/i.test(person)) return 'we';
  if (/second|\byou\b/i.test(person)) return 'you';
  if (/first|\bI\b/.test(person)) return 'i';
  return 'they';
}

/** Cuts at a word or, in an endless one, at a whole character; a cut text ends in …. */
function cutTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > limit - 1) break;
    cut += segment;
  }
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${atWord.length > limit / 2 ? atWord : cut}…`;
}
