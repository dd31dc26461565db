/**
 * The sentences that posts are built from. {S}/{s} is I, we, you or people, {my} and {me} follow it, and every verb
 * agrees with all four. {topic} can be any phrase, also "why we moved".
 */
export interface Phrases {
  statements: readonly string[];
  questions: readonly string[];
}

export type PostRole = 'open' | 'body' | 'close';

export const PHRASES: Record<PostRole, Phrases> = {
  open: {
    statements: [
      "Let's talk about {topic}.",
      'A few honest words on {topic}.',
      'Some news on {topic}.',
      '{S} keep coming back to {topic}.',
      'Nobody warned {me} about {topic}.',
      'This week belongs to one subject: {topic}.',
      '{S} change {my} mind about {topic} about once a year, and this is that week.',
      'For a long time {s} say nothing about {topic}, mostly because it is hard to know where to begin.',
      'There is a lot of noise around {topic}, so here is the short version, written down before it gets polished away.',
      'Whenever somebody asks {me} about {topic}, {s} start with the same small story, because the small story usually explains it better than the numbers do.',
    ],
    questions: [
      'Can we talk about {topic}?',
      'Ready to talk about {topic}?',
      'What does nobody say about {topic}?',
      'Who else keeps thinking about {topic}?',
      'What is the one thing {s} wish somebody had said earlier about {topic}?',
      'How often do {s} stop and think about {topic}, without a deadline and without anybody waiting for the answer?',
    ],
  },
  body: {
    statements: [
      'Start small.',
      '{S} keep it simple.',
      '{S} try, {s} learn.',
      '{S} finish the boring parts first.',
      "It's simpler than it looks.",
      'Small steps count.',
      'Good work takes its time.',
      'The first version is never the one that stays.',
      '{S} learn more from one messy try than from ten tidy plans.',
      'What works is showing up on the dull days too.',
      '{S} write down what works and drop the rest.',
      'The best advice so far fits on a sticky note: do less, finish it.',
      "It doesn't need a bigger budget, it needs a clearer idea.",
      '{S} wait for the perfect moment, and then it turns out to be a quiet Tuesday with nothing else planned.',
      'Most of what matters here happens slowly, in small decisions that nobody applauds, and that is exactly why it is worth doing with care.',
      'When {s} look back at the last few months, the changes that lasted are the ones that were almost too small to notice while they happened.',
      'It helps to keep a short list of things that are good enough, because otherwise the list of things that could be better takes over the whole day.',
    ],
    questions: [
      'Why make it harder than it is?',
      'What changes if {s} start today?',
      'How much of it really needs to be perfect?',
      'What do {s} lose by trying it once?',
      'What would it look like if it were easy, and what keeps {me} from doing it that way?',
    ],
  },
  close: {
    statements: [
      'More soon.',
      'Save this for later.',
      'Take it slowly.',
      'Tell {me} how it goes.',
      'Take one thing from this and try it this week.',
      'Pass it on to somebody who needs to hear it today.',
      'If it helps only one person who reads this far, it was worth writing down on a Sunday evening.',
    ],
    questions: [
      'What do you think?',
      'What would you add?',
      'Where do you stand on this?',
      'Who needs to hear this today?',
      'What is the smallest step that you could take before the week is over?',
    ],
  },
};

/** For the words that somebody uses again and again. */
export const FAVOURITE_WORD_LINES = [
  'One word stays: {word}.',
  'In the end it all comes back to {word}.',
  'If {s} had to keep one word for it, {s} would keep "{word}".',
] as const;
