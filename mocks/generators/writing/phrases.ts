import phrases from './phrases.json' with { type: 'json' };

export type PostRole = 'open' | 'body' | 'close';

/**
 * The sentences that posts are built from. {S}/{s} is I, we, you or people, {my} and {me} follow it, and every verb
 * agrees with all four. {topic} can be any phrase, also "why we moved".
 */
export const PHRASES: Record<PostRole, { statements: string[]; questions: string[] }> = phrases;

/** For a person's favourite words. */
export const FAVOURITE_WORD_LINES = phrases.favouriteWord;
