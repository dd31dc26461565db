import type { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import type { Row } from '../db/schema.ts';

type Category = (typeof TEMPLATE_CATEGORIES)[number];
type Template = [name: string, icon: string, description: string, prompt: string];

/** Four per category, in the order to show them, with lucide icons. The client puts the trigger word in front. */
const TABLE: Record<Category, Template[]> = {
  Professional: [
    [
      'Studio headshot',
      'briefcase',
      'A clean portrait for profiles and press.',
      'studio headshot, soft key light, grey seamless backdrop, 85mm lens',
    ],
    [
      'Conference speaker',
      'mic',
      'On stage, mid-sentence, with the room listening.',
      'speaking on a conference stage, headset microphone, warm spotlight, blurred audience, candid gesture, 135mm lens',
    ],
    [
      'Window light',
      'sun',
      'Calm and natural, for an about page.',
      'professional portrait beside a tall window, soft daylight from the left, linen shirt, relaxed shoulders, muted wall behind',
    ],
    [
      'In the workshop',
      'pen-tool',
      'You at your craft, sleeves rolled up.',
      'environmental portrait in a tidy workshop, tools on the wall, sleeves rolled up, side light, shallow depth of field',
    ],
  ],
  Editorial: [
    [
      'Magazine cover',
      'newspaper',
      'You, on the front page.',
      'fashion magazine cover, bold masthead, confident look, warm studio light',
    ],
    [
      'Black and white feature',
      'aperture',
      'The opening spread of a long interview.',
      'black and white editorial portrait, high contrast, hand near the face, textured paper backdrop, medium format grain',
    ],
    [
      'Colour block',
      'palette',
      'One colour, head to toe.',
      'editorial fashion portrait, monochrome rust outfit on a rust backdrop, sculptural pose, hard light, crisp shadow',
    ],
    [
      'The garden issue',
      'leaf',
      'Soft, green and a little overgrown.',
      'editorial portrait in an overgrown glasshouse, dappled light, pale tailoring, large leaves in the foreground',
    ],
  ],
  Cinematic: [
    [
      'Neon street',
      'moon',
      'Rain, reflections and a late tram.',
      'cinematic film still, rainy street at night, neon reflections, long coat, anamorphic flare, 2.39:1 framing',
    ],
    [
      'Desert road',
      'sunset',
      'The last shot before the credits.',
      'cinematic wide shot on an empty desert road, golden hour, dust in the air, denim jacket, 35mm film',
    ],
    [
      'Kitchen at midnight',
      'film',
      'A quiet scene under one lamp.',
      'cinematic scene in a dark kitchen, one pendant lamp, steam from a cup, thoughtful look, low-key light, film grain',
    ],
    [
      'Control room',
      'clapperboard',
      'Calm in front of a wall of screens.',
      'sci-fi film still, control room, teal screens, rim light, flight suit, shallow focus, composed expression',
    ],
  ],
  'Social Media': [
    [
      'Profile picture',
      'user',
      'Reads well at 40 pixels.',
      'social media profile picture, close crop, plain coral background, bright smile, even soft light',
    ],
    [
      'Coffee story',
      'coffee',
      'The nine-o’clock post.',
      'candid social media photo in a small cafe, holding a cup, morning light, phone camera look, cosy knit',
    ],
    [
      'Big announcement',
      'megaphone',
      'Room on the left for your words.',
      'portrait on the right third pointing to empty space on the left, solid yellow background, playful, studio flash',
    ],
    [
      'Behind the scenes',
      'camera',
      'Cables, notes and a good mood.',
      'behind the scenes photo on a small film set, clipboard in hand, soft boxes and cables around, laughing, wide angle',
    ],
  ],
  Business: [
    [
      'Founder portrait',
      'star',
      'For the page that explains why.',
      'founder portrait in a bright loft office, arms crossed lightly, plants and whiteboard behind, natural light',
    ],
    [
      'Boardroom',
      'presentation',
      'Certain, without the power pose.',
      'business portrait at the end of a long boardroom table, city skyline behind glass, navy suit, late afternoon light',
    ],
    [
      'Team page',
      'users',
      'Matches every other portrait on the page.',
      'consistent team page portrait, chest up, off-white background, soft even light, friendly, square crop',
    ],
    [
      'Annual report',
      'building',
      'Serious print for serious numbers.',
      'corporate report portrait, concrete wall, geometric shadows, charcoal blazer, restrained colour, sharp focus',
    ],
  ],
  Lifestyle: [
    [
      'Morning run',
      'heart',
      'Out early, city to yourself.',
      'lifestyle photo of a morning run along a river, low sun, breath in cold air, running jacket, motion in the background',
    ],
    [
      'Saturday market',
      'leaf',
      'Peaches, paper bags and small talk.',
      'lifestyle photo at a farmers market, basket of peaches, straw hat, warm sunlight through awnings, candid',
    ],
    [
      'Reading corner',
      'book-open',
      'An afternoon with no plans.',
      'lifestyle portrait in a reading corner, wool blanket, open book, lamp and rain on the window, muted colours',
    ],
    [
      'Above the tree line',
      'mountain',
      'The view was worth it.',
      'lifestyle photo on a mountain ridge, wind in the hair, orange shell jacket, layers of hills behind, clear morning',
    ],
  ],
  Creative: [
    [
      'Double exposure',
      'aperture',
      'You and the place you come from.',
      'double exposure portrait, profile filled with a pine forest in fog, white background, fine grain',
    ],
    [
      'Paper cut',
      'shirt',
      'Layered card and real shadows.',
      'portrait as a layered paper cut artwork, four colours, soft shadows between the layers, studio photograph',
    ],
    [
      'Old master',
      'award',
      'Four hundred years, one sitting.',
      'portrait as a baroque oil painting, dark background, single candle, velvet collar, visible brush strokes',
    ],
    [
      'Pop print',
      'sparkles',
      'Four colours out of register.',
      'pop art screen print portrait, halftone dots, misregistered pink and blue, bold outline, square poster',
    ],
  ],
};

/** All templates as rows. */
export const templates: Row<'templates'>[] = Object.entries(TABLE).flatMap(([category, group]) =>
  group.map(([name, icon, description, prompt]) => ({
    id: `template_${name.toLowerCase().replaceAll(' ', '_')}`,
    name,
    category,
    prompt,
    description,
    icon,
  })),
);
