import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';

/** The template category that decides a picture's layout. */
export type PictureCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Words typical of each category. Longer phrases are less ambiguous, so they weigh more. */
const SIGNS: Record<PictureCategory, string> = {
  Professional:
    'headshot|professional|linkedin|resume|studio portrait|corporate portrait|doctor|lawyer|speaker|profile photo|name badge|blazer',
  Editorial:
    'magazine cover|magazine|editorial|vogue|cover story|masthead|fashion|couture|runway|glossy|time cover|forbes|gq',
  Cinematic:
    'cinematic|film still|movie|anamorphic|noir|film|scene|neon|dramatic lighting|blockbuster|35mm|sci-fi|poster|director',
  'Social Media':
    'instagram|tiktok|social media|social|selfie|influencer|thumbnail|youtube|story post|viral|reel|feed|ring light|creator',
  Business:
    'boardroom|keynote|startup|founder|business|ceo|office|annual report|entrepreneur|conference|meeting|executive|pitch|team page',
  Lifestyle:
    'lifestyle|coffee|beach|travel|golden hour|kitchen|morning|garden|café|cafe|hiking|yoga|cosy|cozy|sunset|weekend|outdoor|holiday',
  Creative:
    'creative|watercolor|watercolour|pop art|surreal|abstract|collage|illustration|painting|line art|screen print|cyberpunk|fantasy|oil paint|sketch|double exposure',
};

/** The category whose words a prompt uses most; Professional when it uses none. */
export function inferCategory(prompt: string): PictureCategory {
  const text = ` ${prompt.toLowerCase()} `;
  let best: PictureCategory = 'Professional';
  let bestScore = 0;
  for (const category of TEMPLATE_CATEGORIES) {
    let score = 0;
    for (const sign of SIGNS[category].split('|')) {
      if (new RegExp(`(?<![\\p{L}\\p{N}])${sign}(?![\\p{L}\\p{N}])`, 'u').test(text)) score += sign.length;
    }
    if (score > bestScore) [best, bestScore] = [category, score];
  }
  return best;
}
