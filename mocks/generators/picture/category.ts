import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';

/** A picture is drawn after the category of its template. */
export type PictureCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Words that give a category away. Longer phrases are safer than single words, so they weigh more. */
const SIGNS: Record<PictureCategory, readonly string[]> = {
  Professional: [
    'headshot',
    'professional',
    'linkedin',
    'resume',
    'studio portrait',
    'corporate portrait',
    'doctor',
    'lawyer',
    'speaker',
    'profile photo',
    'name badge',
    'blazer',
  ],
  Editorial: [
    'magazine cover',
    'magazine',
    'editorial',
    'vogue',
    'cover story',
    'masthead',
    'fashion',
    'couture',
    'runway',
    'glossy',
    'time cover',
    'forbes',
    'gq',
  ],
  Cinematic: [
    'cinematic',
    'film still',
    'movie',
    'anamorphic',
    'noir',
    'film',
    'scene',
    'neon',
    'dramatic lighting',
    'blockbuster',
    '35mm',
    'sci-fi',
    'poster',
    'director',
  ],
  'Social Media': [
    'instagram',
    'tiktok',
    'social media',
    'social',
    'selfie',
    'influencer',
    'thumbnail',
    'youtube',
    'story post',
    'viral',
    'reel',
    'feed',
    'ring light',
    'creator',
  ],
  Business: [
    'boardroom',
    'keynote',
    'startup',
    'founder',
    'business',
    'ceo',
    'office',
    'annual report',
    'entrepreneur',
    'conference',
    'meeting',
    'executive',
    'pitch',
    'team page',
  ],
  Lifestyle: [
    'lifestyle',
    'coffee',
    'beach',
    'travel',
    'golden hour',
    'kitchen',
    'morning',
    'garden',
    'café',
    'cafe',
    'hiking',
    'yoga',
    'cosy',
    'cozy',
    'sunset',
    'weekend',
    'outdoor',
    'holiday',
  ],
  Creative: [
    'creative',
    'watercolor',
    'watercolour',
    'pop art',
    'surreal',
    'abstract',
    'collage',
    'illustration',
    'painting',
    'line art',
    'screen print',
    'cyberpunk',
    'fantasy',
    'oil paint',
    'sketch',
    'double exposure',
  ],
};

/** Reads the category from a prompt; a prompt without any sign is a portrait, so Professional. */
export function inferCategory(prompt: string): PictureCategory {
  const text = ` ${prompt.toLowerCase()} `;
  let best: PictureCategory = 'Professional';
  let bestScore = 0;
  for (const category of TEMPLATE_CATEGORIES) {
    let score = 0;
    for (const sign of SIGNS[category]) {
      if (new RegExp(`(?<![\\p{L}\\p{N}])${sign}(?![\\p{L}\\p{N}])`, 'u').test(text)) score += sign.length;
    }
    if (score > bestScore) [best, bestScore] = [category, score];
  }
  return best;
}
