import type { components } from '#openapi/types.gen.ts';
import { randomFrom, type Random } from '../picture/seeded-random.ts';
import { sentenceCase } from '../picture/text.ts';
import phrases from './phrases.json' with { type: 'json' };
import { wordsOf } from './writing-measures.ts';
import type { StyleProfile } from './writing-style.ts';

type PostPlatform = components['schemas']['PostPlatform'];
/** The network's limit in UTF-16 units, and the usual number of sentences and hashtags, by platform. */
const PLATFORMS: Record<PostPlatform, (typeof phrases.platforms)['facebook']> = phrases.platforms;

/**
 * Writes a post about the topic in the style of the profile: person, sentence length, questions, energy, emoji and
 * hashtags. It is within the network's limit, and always the same for the same arguments.
 */
export function writePost(profile: StyleProfile, topic: string, platform: PostPlatform): string {
  const rules = PLATFORMS[platform];
  const random = randomFrom(JSON.stringify([profile, topic, platform]));
  const words: Record<string, string> = phrases.persons[personOf(profile)];
  const subject = tidyTopic(topic);
  const fill = (phrase: string) =>
    sentenceCase(
      phrase
        .replaceAll(/\{(S|s|my|me)\}/g, (_, key: string) => words[key] ?? '')
        // A function, because `$&` is special in a replacement text.
        .replaceAll('{topic}', () => subject),
    );
  const sentences = choosePhrases(profile, rules.sentences, random).map(fill).map(inVoice(profile, random));
  const text = withEmoji(sentences, profile, random).join(rules.separator);
  const tags = hashtagsFor(profile, subject, rules.hashtags);
  const post = tags.length > 0 ? `${text}\n\n${tags.join(' ')}` : text;
  return cutTo(post, rules.limit);
}

/** Phrases for opening, body and closing. A style with long sentences gets fewer. */
function choosePhrases(profile: StyleProfile, usual: number, random: Random): string[] {
  const { averageWords = 12, questionPercent = 0 } = profile.sentences ?? {};
  const count = Math.max(3, Math.round(usual * countFactor(averageWords)));
  const share = Math.round((count * questionPercent) / 100);
  const questions = questionPercent < 5 ? 0 : Math.min(count - 1, Math.max(1, share));
  const last = count - 1;
  // The first question closes the post; the second opens it.
  const questionIndexes = [last, 0, ...Array.from({ length: last - 1 }, (_, index) => index + 1)].slice(
    0,
    questions,
  );
  const pick = phrasePicker(averageWords, random);
  const chosen = Array.from({ length: count }, (_, index) => {
    const { statements, questions: questionPhrases } = phrases[partAt(index, last)];
    if (questionIndexes.includes(index)) return pick(questionPhrases) ?? pick(statements);
    // The first sentence of the body uses the profile's person.
    return pick(index === 1 ? statements.filter((phrase) => /\{[Ss]\}/.test(phrase)) : statements);
  });
  const favourite = profile.vocabulary?.favouriteWords[0];
  if (favourite && count > 3)
    chosen[last - 1] = pick(phrases.favouriteWord)?.replace('{word}', () => favourite);
  return chosen.filter((phrase) => phrase !== undefined);
}

/** Sentences per usual sentence, by the average length. */
function countFactor(averageWords: number): number {
  if (averageWords > 18) return 0.7;
  return averageWords < 8 ? 1.3 : 1;
}

function partAt(index: number, last: number): 'open' | 'body' | 'close' {
  if (index === 0) return 'open';
  return index === last ? 'close' : 'body';
}

/** Picks one of the three unused phrases with a length nearest to `target` words. */
function phrasePicker(target: number, random: Random) {
  const used = new Set<string>();
  const distance = (phrase: string) => Math.abs(wordsOf(phrase).length - target);
  return (choices: readonly string[]): string | undefined => {
    const near = choices
      .filter((phrase) => !used.has(phrase))
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, 3);
    if (near.length === 0) return undefined;
    const phrase = random.pick(near);
    used.add(phrase);
    return phrase;
  };
}

/** Adds exclamation marks for a lively voice, and full forms for a formal one. */
function inVoice({ voice }: StyleProfile, random: Random): (sentence: string) => string {
  const energy = exclamationRate(voice.energy);
  const isFormal = /formal|analytical|measured/i.test(voice.tone);
  return (sentence) => {
    let full = sentence;
    if (isFormal)
      for (const [short, long] of Object.entries(phrases.fullForms)) full = full.replaceAll(short, long);
    return random.chance(energy) ? full.replace(/\.$/, '!') : full;
  };
}

/** The share of sentences that get an exclamation mark. */
function exclamationRate(energy = ''): number {
  if (/electric/i.test(energy)) return 0.7;
  return /lively/i.test(energy) ? 0.35 : 0;
}

/** Adds the profile's favorite emoji after sentences, at about its rate. */
function withEmoji(sentences: readonly string[], { emoji }: StyleProfile, random: Random): string[] {
  const favourites = emoji?.favourites ?? [];
  const rate = emoji?.perHundredWords ?? 0;
  if (favourites.length === 0 || rate <= 0) return [...sentences];
  const words = wordsOf(sentences.join(' ')).length;
  const wanted = Math.min(sentences.length, Math.max(1, Math.round((words * rate) / 100)));
  const indexes = new Set<number>();
  while (indexes.size < wanted) indexes.add(random.below(sentences.length));
  return sentences.map((sentence, index) =>
    indexes.has(index) ? `${sentence} ${random.pick(favourites)}` : sentence,
  );
}

/** A hashtag for the topic and those of the profile; none if the profile has none. */
function hashtagsFor({ hashtags = [] }: StyleProfile, topic: string, most: number): string[] {
  if (hashtags.length === 0) return [];
  const ofTopic = wordsOf(topic)
    .filter((word) => word.length > 2 && !SMALL_WORDS.test(word))
    .slice(0, 3)
    .map((word) => sentenceCase(word.replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join('');
  const candidates = ofTopic && ofTopic.length <= 40 ? [`#${ofTopic}`, ...hashtags] : hashtags;
  const isFirst = (tag: string, index: number) =>
    candidates.findIndex((candidate) => candidate.toLowerCase() === tag.toLowerCase()) === index;
  return candidates.filter(isFirst).slice(0, most);
}

const SMALL_WORDS =
  /^(?:a|an|the|this|that|these|those|how|why|what|when|where|who|our|your|their|his|her|its|new|my|some|being|is|are|do|should|and|for|with)$/i;
const QUESTION_WORD = /^(?:how|why|what|when|where|who)$/i;
const VERB_IN_ING = /^\p{L}{2,}ing$/iu;
const MAX_TOPIC_IN_SENTENCE = 140;
const MAX_NOUN_WORDS = 4;

/** The topic for use inside a sentence, without final punctuation or an initial capital. */
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
  // It is probably a whole sentence, so it is quoted.
  if (!isPhrase && wordsOf(text).length > MAX_NOUN_WORDS) return `“${text}”`;
  if (isOpener) return text.charAt(0).toLowerCase() + text.slice(1);
  return text === '' ? 'this' : text;
}

function personOf({ voice }: StyleProfile): keyof typeof phrases.persons {
  const person = voice.person ?? '';
  if (/plural|\bwe\b/i.test(person)) return 'we';
  if (/second|\byou\b/i.test(person)) return 'you';
  if (/first|\bI\b/.test(person)) return 'i';
  return 'they';
}

/** Truncates at a word, or else at a whole character, and adds …. */
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
