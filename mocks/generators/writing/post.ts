import type { components } from '#openapi/types.gen.ts';
import { randomFrom, type Random } from '../picture/seeded-random.ts';
import { sentenceCase } from '../picture/text.ts';
import phrases from './phrases.json' with { type: 'json' };
import { wordsOf } from './writing-measures.ts';
import type { StyleProfile } from './writing-style.ts';

type PostPlatform = components['schemas']['PostPlatform'];
/** By platform: the network's limit in UTF-16 units, and the usual number of sentences and hashtags. */
const PLATFORMS: Record<PostPlatform, (typeof phrases.platforms)['facebook']> = phrases.platforms;

/**
 * Writes a post about the topic in the style of the profile: person, sentence length, questions, energy, emoji and
 * hashtags. The same arguments give the same post, within the network's limit.
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
        // A function, because `$&` in a replacement text has a meaning.
        .replaceAll('{topic}', () => subject),
    );
  const sentences = choosePhrases(profile, rules.sentences, random).map(fill).map(inVoice(profile, random));
  const text = withEmoji(sentences, profile, random).join(rules.separator);
  const tags = hashtagsFor(profile, subject, rules.hashtags);
  const post = tags.length > 0 ? `${text}\n\n${tags.join(' ')}` : text;
  return cutTo(post, rules.limit);
}

/** The phrases of an opening, a body and a closing. Texts with long sentences get fewer of them. */
function choosePhrases(profile: StyleProfile, usual: number, random: Random): string[] {
  const { averageWords = 12, questionPercent = 0 } = profile.sentences ?? {};
  const count = Math.max(3, Math.round(usual * (averageWords > 18 ? 0.7 : averageWords < 8 ? 1.3 : 1)));
  const share = Math.round((count * questionPercent) / 100);
  const questions = questionPercent < 5 ? 0 : Math.min(count - 1, Math.max(1, share));
  const last = count - 1;
  // The first question closes the post, the second one opens it.
  const asking = [last, 0, ...Array.from({ length: last - 1 }, (_, index) => index + 1)].slice(0, questions);
  const pick = phrasePicker(averageWords, random);
  const chosen = Array.from({ length: count }, (_, index) => {
    const { statements, questions: asks } = phrases[index === 0 ? 'open' : index === last ? 'close' : 'body'];
    if (asking.includes(index)) return pick(asks) ?? pick(statements);
    // The first sentence of the body uses the profile's person.
    return pick(index === 1 ? statements.filter((phrase) => /\{[Ss]\}/.test(phrase)) : statements);
  });
  const favourite = profile.vocabulary?.favouriteWords[0];
  if (favourite && count > 3)
    chosen[last - 1] = pick(phrases.favouriteWord)?.replace('{word}', () => favourite);
  return chosen.filter((phrase) => phrase !== undefined);
}

/** Picks one of the three unused phrases whose length is nearest to `target` words. */
function phrasePicker(target: number, random: Random) {
  const used = new Set<string>();
  const distance = (phrase: string) => Math.abs(wordsOf(phrase).length - target);
  return (choices: readonly string[]): string | undefined => {
    const near = choices
      .filter((phrase) => !used.has(phrase))
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, 3);
    if (near.length === 0) return undefined;
    const phrase = random.pick(near);
    used.add(phrase);
    return phrase;
  };
}

/** Exclamation marks for a lively voice, full forms for a formal one. */
function inVoice({ voice }: StyleProfile, random: Random): (sentence: string) => string {
  const energy = /electric/i.test(voice.energy ?? '') ? 0.7 : /lively/i.test(voice.energy ?? '') ? 0.35 : 0;
  const isFormal = /formal|analytical|measured/i.test(voice.tone);
  return (sentence) => {
    let full = sentence;
    if (isFormal)
      for (const [short, long] of Object.entries(phrases.fullForms)) full = full.replaceAll(short, long);
    return random.chance(energy) ? full.replace(/\.$/, '!') : full;
  };
}

/** Adds the profile's favourite emoji after sentences, at about its rate. */
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

/** A tag for the topic and the profile's own; none if the profile has none. */
function hashtagsFor({ hashtags = [] }: StyleProfile, topic: string, most: number): string[] {
  if (hashtags.length === 0) return [];
  const ofTopic = wordsOf(topic)
    .filter((word) => word.length > 2 && !SMALL_WORDS.test(word))
    .slice(0, 3)
    .map((word) => sentenceCase(word.replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join('');
  const all = ofTopic && ofTopic.length <= 40 ? [`#${ofTopic}`, ...hashtags] : hashtags;
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

/** The topic for use inside a sentence: without final punctuation, and without a capital at its start. */
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
  // Probably a whole sentence, so it is quoted.
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

/** Truncates at a word if possible, otherwise at a whole character, and adds …. */
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
