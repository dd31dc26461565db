import languages from './languages.json' with { type: 'json' };

/** What a person writes, in Arabic, Chinese and emoji. */
export const { arabic: ARABIC, chinese: CHINESE, emoji: EMOJI } = languages;
export const LANGUAGES = [ARABIC, CHINESE, EMOJI];
