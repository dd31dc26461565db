import { PAPER, type Scheme } from './palette.ts';
import { randomFrom } from './random.ts';
import { each } from './shapes.ts';

export type Weather = 'rain' | 'snow' | 'fog';

/** Weather in a box of 1024 units: hairlines, flakes or bands, to lie over a picture or a part of it. */
export function drawWeather(weather: Weather, { light }: Scheme): string {
  const random = randomFrom(weather);
  const at = () => random.below(1200) - 80;
  switch (weather) {
    case 'rain':
      return `<path fill="none" stroke="${light}" stroke-width="3.4" stroke-linecap="round" opacity=".7" d="${each(
        130,
        () => {
          const length = 26 + random.below(46);
          return `M${at()} ${at()}l${-length * 0.3} ${length}`;
        },
      )}"/>`;
    case 'snow':
      return `<g fill="${PAPER}">${each(110, () => `<circle cx="${at()}" cy="${at()}" r="${3 + random.below(8)}"/>`)}</g>`;
    case 'fog':
      return `<g fill="${light}">${each(7, (n) => {
        const y = 770 + n * 36 + random.below(30);
        return `<rect x="${at() - 500}" y="${y}" width="${900 + random.below(500)}" height="${34 + random.below(46)}" rx="40" opacity=".4"/>`;
      })}</g>`;
  }
}
