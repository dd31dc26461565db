import type { Garment } from './garment.ts';
import type { TimeOfDay } from './palette.ts';
import type { PlaceName } from './place.ts';
import type { Weather } from './weather.ts';

/** What a prompt asks for, as far as it is understood. What it leaves open, the category's look decides. */
export interface Wishes {
  garment: Garment | undefined;
  /** Colour of the clothes. */
  cloth: string | undefined;
  /** Colour of what stands behind the figure. */
  ground: string | undefined;
  place: PlaceName | undefined;
  weather: Weather | undefined;
  time: TimeOfDay | undefined;
  shot: 'close' | 'wide' | undefined;
  eyewear: 'glasses' | 'sunglasses' | 'none' | undefined;
}

/** Colours as they are printed here; a word of two parts stands before its second part alone. */
const COLOURS: Record<string, string> = {
  'navy|dark blue|midnight blue': '#2b3a63',
  'sky blue|light blue|baby blue|pale blue': '#8fb8d4',
  'burgundy|maroon|wine red|bordeaux|dark red': '#7d2638',
  'olive|khaki|army green': '#6f7440',
  'dark green|forest green|emerald': '#2f5d46',
  'mint|sage|light green|pale green': '#a9c4a0',
  'red|scarlet|crimson': '#c8352b',
  'orange|rust|terracotta|coral': '#dd6a35',
  'yellow|lemon': '#eec23f',
  'gold|golden|mustard|ochre': '#d39c33',
  green: '#4c7d4a',
  'teal|turquoise|petrol|cyan': '#2f7f80',
  'blue|cobalt|denim': '#3d66a6',
  'purple|violet|plum|magenta': '#70477f',
  'lavender|lilac': '#b3a0cc',
  'pink|rose|salmon|fuchsia': '#e29aa3',
  'brown|chocolate|tan': '#7b5437',
  'beige|camel|sand|nude|caramel': '#cfb088',
  'cream|ivory|white': '#f6efe1',
  'grey|gray|silver|charcoal': '#8a8783',
  black: '#37312e',
};

const GARMENTS: Record<Garment, string> = {
  dots: 'polka dots?|polka-dot|dotted',
  stripes: 'stripes|striped|breton',
  turtleneck: 'turtleneck|polo neck|roll ?neck',
  hoodie: 'hoodie|hooded|hoody',
  sweater: 'sweater|jumper|pullover|cardigan|knit|knitwear',
  suit: 'suit|tuxedo|tie|waistcoat',
  blazer: 'blazer|sport coat|sports jacket',
  coat: 'coat|trench|trench ?coat|overcoat|raincoat|parka|cape',
  jacket: 'jacket|biker|bomber|windbreaker|anorak',
  dress: 'dress|gown|sundress|tank top|camisole',
  overshirt: 'overshirt|flannel|open shirt',
  shirt: 'shirt|blouse|button-down|polo',
  tee: 't-shirts?|tee|tshirt',
};

const PLACES: Record<PlaceName, string> = {
  bridge: 'bridge|brooklyn|golden gate|river|canal',
  city: 'city|street|skyline|downtown|rooftop|roof|avenue|new york|manhattan|tokyo|london|urban|skyscrapers?|alley',
  beach: 'beach|sea|ocean|seaside|coast|shore|island|harbou?r|surf|sailing|boat',
  mountains: 'mountains?|alps|summit|peak|hik(?:e|ing)|lake|ski(?:ing)?|valley|hills?|cliffs?',
  forest: 'forest|woods|woodland|jungle|trees|pines?',
  desert: 'desert|dunes?|sahara|cactus|canyon',
  garden: 'garden|park|meadow|orchard|field of|flowers?|picnic|countryside|vineyard',
  cafe: 'caf[eé]|coffee|coffee shop|restaurant|bistro|bar|bakery|diner',
  office: 'office|desk|boardroom|meeting room|co-?working|workplace|conference room',
  library: 'library|bookshop|bookstore|bookshel(?:f|ves)|books',
  stage: 'stage|concert|theat(?:re|er)|keynote|spotlights?|podium|conference|ted talk|runway',
  station: 'station|train|subway|metro|platform|railway|airport|terminal',
  kitchen: 'kitchen|cooking|chef|baking',
};

const WEATHERS: Record<Weather, string> = {
  rain: 'rain|rainy|raining|storm|stormy|drizzle|wet',
  snow: 'snow|snowy|snowing|winter|blizzard|snowfall|ski(?:ing)?',
  fog: 'fog|foggy|mist|misty|haze|hazy',
};

const TIMES: Record<TimeOfDay, string> = {
  night: 'night|midnight|moonlight|moonlit|neon|after dark|stars|starry|nighttime',
  sunset: 'sunset|golden hour|dusk|evening|twilight|blue hour|sundown',
  morning: 'sunrise|dawn|morning|breakfast',
  day: 'noon|midday|daylight|afternoon|sunny|sunlit|blue sky|summer day',
};

const SHOTS: Record<'close' | 'wide', string> = {
  close: 'close-?up|closeup|close portrait|tight shot|macro|extreme close|face only',
  wide: 'wide|wide-?shot|wide-?angle|full-?body|full-?length|long shot|from afar|distant|panorama|establishing shot',
};

const EYEWEAR: Record<'glasses' | 'sunglasses' | 'none', string> = {
  none: '(?:without|no) (?:sun)?glasses',
  sunglasses: 'sunglasses|shades|aviators?',
  glasses: 'glasses|spectacles|eyeglasses',
};

const COLOUR = Object.keys(COLOURS).join('|');
const GARMENT = Object.values(GARMENTS).join('|');
const GROUND = 'background|backdrop|wall|studio background|sky|seamless|gradient';
/** A colour, and up to two words on its way to what it is the colour of: "a red woollen coat", "blue studio backdrop". */
const before = (nouns: string) => words(`(${COLOUR})(?:[ -][\\p{L}-]+){0,2}? (?:${nouns})`);
const CLOTH_BEFORE = before(GARMENT);
const CLOTH_AFTER = words(
  `(?:wearing|dressed in|clad in|(?:${GARMENT}) in) (?:all |pure |bright )?(${COLOUR})`,
);
const GROUND_BEFORE = before(GROUND);
const GROUND_AFTER = words(
  `(?:on|against|before|(?:${GROUND}) in) (?:a |an )?(?:plain |solid |bright )?(${COLOUR})`,
);
const ANY_COLOUR = words(`(${COLOUR})(?![ -](?:hour|gate|hair|eye|eyes|eyed|lips|light|and white))`);

/** Reads a prompt by whole words, whatever their case; of two places or garments the first counts. */
export function readWishes(prompt: string): Wishes {
  const text = prompt.toLowerCase();
  const ground = colourIn(GROUND_BEFORE, text) ?? colourIn(GROUND_AFTER, text.replace(CLOTH_BEFORE, ''));
  const cloth =
    colourIn(CLOTH_BEFORE, text) ??
    colourIn(CLOTH_AFTER, text) ??
    (ground === undefined ? colourIn(ANY_COLOUR, text) : undefined);
  return {
    garment: first(GARMENTS, text),
    cloth,
    ground,
    place: first(PLACES, text),
    weather: first(WEATHERS, text),
    time: first(TIMES, text),
    shot: first(SHOTS, text),
    eyewear: first(EYEWEAR, text),
  };
}

/** The row whose word stands first in the text; of two at the same place the upper one. */
function first<Name extends string>(table: Record<Name, string>, text: string): Name | undefined {
  let found: Name | undefined;
  let at = Infinity;
  for (const name in table) {
    const index = text.search(words(table[name]));
    if (index >= 0 && index < at) [found, at] = [name, index];
  }
  return found;
}

function colourIn(pattern: RegExp, text: string): string | undefined {
  const [, word] = pattern.exec(text) ?? [];
  if (word === undefined) return undefined;
  return Object.entries(COLOURS).find(([names]) => names.split('|').includes(word))?.[1];
}

/** Matches as whole words; a hyphen is part of a word, so that "red-eyed" is not red. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');
}
