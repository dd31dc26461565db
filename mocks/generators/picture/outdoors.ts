import { mix, PAPER } from './palette.ts';
import {
  box,
  each,
  hairline,
  pine,
  range,
  shape,
  sky,
  tower,
  tree,
  type Draw,
  type Tones,
} from './shapes.ts';

/** Places under the sky. What tells them stands beside the figure, in the middle of the height. */
export const OUTDOORS = {
  bridge: (tones: Tones) => {
    const { far, middle, near, line, accent, lamp, isNight } = tones;
    const steel = isNight ? near : mix(accent, line, 0.18);
    // Height of the main cable above the deck at x.
    const cable = (x: number) => 18 + 36 * (1 - ((x - 50) / 33) ** 2);
    const hangers = range(12).map((n) => 20 + n * 5.4);
    return (
      sky(tones, 70, 33) +
      shape(far, 'M0 60Q14 50 28 56T58 54T84 52T100 56V70H0z') +
      box(0, 64, 100, 36, middle) +
      hairline(
        mix(middle, far, 0.7),
        'M4 74h22m9 0h12m20 0h24M-2 82h14m14 0h30m14 0h18M8 91h26m14 0h12m12 0h22',
        0.7,
      ) +
      hairline(steel, `M-16 60Q4 52 17 18Q50 90 83 18Q96 52 116 60`, 1.1) +
      hairline(
        steel,
        each(hangers, (x) => `M${x.toFixed(1)} ${cable(x).toFixed(1)}V63`),
        0.35,
      ) +
      each(
        [17, 83],
        (x) =>
          box(x - 3.2, 16, 1.9, 56, steel) +
          box(x + 1.3, 16, 1.9, 56, steel) +
          each([22, 36, 50], (y) => box(x - 3.2, y, 6.4, 1.6, steel)),
      ) +
      box(0, 62, 100, 3, near) +
      (isNight ? each(11, (n) => `<circle cx="${n * 10}" cy="60.6" r=".9" fill="${lamp}"/>`) : '')
    );
  },
  city: (tones: Tones) => {
    const { far, middle, near } = tones;
    const blocks = (list: readonly (readonly [number, number, number])[], fill: string) =>
      list.map(([x, y, width]) => tower(x, y, width, fill, tones)).join('');
    return (
      sky(tones, 58, 20) +
      each(9, (n) => box(n * 12 - 4, 34 + ((n * 11) % 17), 11, 70, far)) +
      blocks(
        [
          [-2, 24, 13],
          [24, 42, 10],
          [66, 38, 10],
          [90, 20, 13],
        ],
        middle,
      ) +
      blocks(
        [
          [9, 36, 13],
          [78, 44, 12],
          [-4, 56, 12],
          [93, 60, 12],
        ],
        near,
      )
    );
  },
  beach: (tones: Tones) => {
    const { sky: tone, middle, far, near, accent, isNight, line } = tones;
    const sand = isNight ? mix(near, '#8a7a66', 0.4) : '#ecd5a8';
    return (
      sky(tones, 22, 30) +
      box(0, 52, 100, 26, isNight ? middle : mix(middle, '#4f9aa0', 0.62)) +
      hairline(
        mix(tone, PAPER, isNight ? 0.2 : 0.7),
        'M2 57h16m8 0h9m30 0h14m6 0h12M8 63h24m40 0h20M-2 69h18m10 0h10m36 0h22',
        0.7,
      ) +
      shape(PAPER, 'M80 34l9 15h-9z') +
      shape(accent, 'M78.6 37v12h-7z') +
      shape(line, 'M70 50h20l-3 4H73z') +
      shape(sand, 'M0 76Q24 70 48 76T100 73V100H0z') +
      shape(mix(sand, far, 0.3), 'M0 88q30-7 60 0t40-3v15H0z')
    );
  },
  mountains: (tones: Tones) => {
    const { far, middle, near, isNight } = tones;
    const snow = isNight ? mix(PAPER, far, 0.4) : PAPER;
    return (
      sky(tones, 52, 22) +
      shape(far, 'M-10 66L8 40 20 52 42 30 60 54 74 42 112 70z') +
      shape(middle, 'M-8 72L16 26 44 72z') +
      shape(snow, 'M16 26l7.4 12-4-1.6-3 3.2-3.6-3-3.4 2z') +
      shape(middle, 'M56 72L86 20 116 72z') +
      shape(snow, 'M86 20l8 13.6-4.4-1.8-3.2 3.4-4-3.2-4 2.4z') +
      shape(mix(middle, near, 0.5), 'M86 20L116 72H84l6-24z') +
      shape(mix(middle, near, 0.5), 'M16 26L44 72H18l2-22z') +
      shape(near, 'M0 70Q26 62 52 69T100 66V100H0z') +
      each([4, 9, 92, 97, 87], (x, n) =>
        pine(x, 76 + (n % 2) * 2, 11 + (n % 3) * 2, mix(near, '#1a1a16', 0.3)),
      )
    );
  },
  forest: (tones: Tones) => {
    const { far, line } = tones;
    const leaf = (tone: string) => (tones.isNight ? tone : mix(tone, '#4b6d50', 0.5));
    const [middle, near] = [leaf(tones.middle), leaf(tones.near)];
    return (
      sky(tones, 55, 26) +
      each(10, (n) => pine(n * 11 - 2, 78, 40 + ((n * 13) % 15), far)) +
      each(7, (n) => pine([2, 15, 27, 41, 66, 80, 95][n] ?? 0, 86, 44 + ((n * 7) % 4) * 6, middle)) +
      box(0, 78, 100, 22, middle) +
      each([6, 20, 84, 96], (x, n) => pine(x, 96, 66 + (n % 3) * 9, near)) +
      shape(line, 'M0 94q24-6 50-1t50-2v9H0z')
    );
  },
  desert: (tones: Tones) => {
    const { far, middle, near, line, isNight } = tones;
    const cactus = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})">${hairline(isNight ? line : '#56704a', 'M0 0V-30M-7-10v-6q0-3 0 3q0 3 7 3M7-14v-7q0 12-7 11', 4, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
    return (
      sky(tones, 74, 28) +
      shape(far, 'M0 52h10l3-14h16l4 14h42l3-9h12l3 9h10v20H0z') +
      shape(middle, 'M0 62Q30 50 62 62T100 60V100H0z') +
      cactus(13, 78, 1) +
      cactus(90, 72, 0.7) +
      shape(near, 'M0 80Q20 72 46 80T100 74V100H0z') +
      hairline(mix(near, middle, 0.5), 'M6 88q20-7 40 0t46-3', 0.6)
    );
  },
  garden: (tones: Tones) => {
    const { far, middle, near, line, accent, lamp, isNight } = tones;
    const leaf = isNight ? middle : mix(middle, '#5f7f4a', 0.55);
    const stems = [4, 10, 16, 23, 76, 83, 90, 96];
    return (
      sky(tones, 54, 22) +
      shape(far, 'M0 60Q20 46 42 56T78 52T100 56V80H0z') +
      tree(13, 44, 15, leaf, line) +
      tree(88, 38, 18, leaf, line) +
      tree(72, 54, 9, mix(leaf, far, 0.4), line) +
      shape(leaf, 'M0 70Q26 62 52 70T100 66V100H0z') +
      hairline(line, 'M31 76V44', 0.9) +
      `<circle cx="31" cy="42.5" r="2.4" fill="${lamp}" stroke="${line}"/>` +
      shape(near, 'M0 86q30-5 60 0t40-2v16H0z') +
      hairline(
        near,
        each(stems, (x, n) => `M${x} 92v${-10 - (n % 3) * 3}`),
        0.7,
      ) +
      each(
        stems,
        (x, n) =>
          `<circle cx="${x}" cy="${81 - (n % 3) * 3}" r="2.3" fill="${n % 2 === 0 ? accent : PAPER}"/>`,
      )
    );
  },
} satisfies Record<string, Draw>;
