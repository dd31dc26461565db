import { backdropOf, type Backdrop } from './backdrop.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import { mix, PAPER, type Scheme, type TimeOfDay } from './palette.ts';
import type { Tones } from './shapes.ts';

const PLACES = { ...OUTDOORS, ...INDOORS };

/** A place that a prompt can ask for. */
export type PlaceName = keyof typeof PLACES;

/** Draws a place in the scheme's colours; without a time of day it is an ordinary day. */
export function drawPlace(options: {
  name: PlaceName;
  time: TimeOfDay | undefined;
  /** All that is far pales. */
  isFoggy: boolean;
  scheme: Scheme;
  prefix: string;
}): Backdrop {
  const { name, time, isFoggy, prefix, scheme } = options;
  const { field, light, second, deep, accent } = scheme;
  const isNight = time === 'night';
  const sky = isNight ? field : mix(field, light, time === 'sunset' ? 0.16 : 0.42);
  const paled = (tone: string, share: number) => (isFoggy ? mix(tone, sky, share) : tone);
  const tones: Tones = {
    sky,
    far: paled(isNight ? mix(field, second, 0.55) : mix(field, light, 0.12), 0.7),
    middle: paled(isNight ? mix(second, deep, 0.3) : mix(field, second, 0.75), 0.55),
    near: mix(second, deep, isNight ? 0.8 : 0.55),
    line: deep,
    accent,
    lamp: isNight ? '#f7cd72' : mix(light, PAPER, 0.5),
    isNight,
  };
  return backdropOf(prefix, PLACES[name](tones), ' stroke-width=".5"');
}
