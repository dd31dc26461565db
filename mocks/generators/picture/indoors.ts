import { mix, PAPER } from './palette.ts';
import { box, each, hairline, pendant, shape, shelf, tower, type Draw, type Tones } from './shapes.ts';

/** Places under a roof. */
export const INDOORS = {
  cafe: (tones: Tones) => {
    const { sky: tone, far, middle, near, line, accent, lamp } = tones;
    return (
      box(0, 0, 100, 100, far) +
      box(0, 74, 100, 26, near) +
      box(4, 24, 38, 44, tone, `stroke="${line}" stroke-width="1.2"`) +
      hairline(line, 'M23 24V68M4 46H42', 0.8) +
      shape(middle, 'M5 67V56l6-5 7 6 8-10 15 12v8z') +
      each(6, (n) => shape(n % 2 === 0 ? accent : PAPER, `M${2 + n * 7} 14h7v9q-3.500 4-7 0z`)) +
      each(
        [34, 50],
        (y) =>
          hairline(line, `M70 ${y}H98`, 1) +
          each(
            [74, 82, 90],
            (x, n) =>
              shape((n + y) % 2 === 0 ? PAPER : accent, `M${x - 2.6} ${y - 5}h5.200l-.7 4.500h-3.800z`) +
              hairline(line, `M${x + 2.4} ${y - 4}q2 .2 1.400 1.500t-1.800 1`),
          ),
      ) +
      pendant(56, 18, tones) +
      pendant(84, 22, tones) +
      box(0, 72, 100, 2.4, line) +
      shape(PAPER, 'M10 66h8l-1 6h-6z') +
      hairline(line, 'M18 67q3 .4 2.200 2.200t-2.800 1.200M12 63q1-2 0-4M15.500 63q1-2 0-4') +
      `<circle cx="93" cy="68" r="3.600" fill="${accent}"/>` +
      hairline(lamp, 'M93 71v1')
    );
  },
  office: (tones: Tones) => {
    const { sky: tone, far, middle, near, line, isNight, accent } = tones;
    return (
      box(0, 0, 100, 100, mix(far, tone, 0.3)) +
      box(6, 10, 88, 58, tone) +
      `<svg x="6" y="10" width="88" height="58" viewBox="0 0 88 58">${[
        [0, 26, 10],
        [12, 34, 9],
        [24, 20, 9],
        [60, 30, 9],
        [71, 16, 10],
        [81, 36, 9],
      ]
        .map(([x = 0, y = 0, width = 0]) => tower(x, y, width, middle, tones))
        .join('')}</svg>` +
      hairline(isNight ? near : PAPER, 'M6 10H94V68H6zM28 10V68M50 10V68M72 10V68M6 30H94', 1.4) +
      pendant(20, 20, tones) +
      pendant(82, 20, tones) +
      box(0, 76, 100, 24, near) +
      box(0, 74, 100, 2, line) +
      hairline(near, 'M90 74V58M90 66l-5-8M90 64l6-9M90 60l-1-10', 2.4, 'stroke-linecap="round"') +
      shape(accent, 'M85 70h10l-1.500 8h-7z') +
      box(5, 60, 15, 10, line, 'rx="1"') +
      box(11.5, 70, 2, 4, line)
    );
  },
  library: (tones: Tones) => {
    const { far, middle, near, line, accent, sky: tone } = tones;
    const tops = [2, 18.5, 35, 51.5, 68, 84.5];
    const spines = [accent, PAPER, near, mix(middle, accent, 0.5), tone, mix(far, PAPER, 0.5), line];
    return (
      box(0, 0, 100, 100, near) +
      shelf(0, 33, tops, 15.5, tones, spines) +
      shelf(35, 30, tops, 15.5, tones, spines) +
      shelf(67, 33, tops, 15.5, tones, spines) +
      hairline(mix(near, line, 0.5), 'M34 0V100M66 0V100', 2) +
      hairline(PAPER, 'M84 0L76 100M91 0L83 100', 1) +
      hairline(
        PAPER,
        each(11, (n) => `M${(83.6 - n * 0.8).toFixed(1)} ${5 + n * 10}h7`),
        0.8,
      )
    );
  },
  stage: (tones: Tones) => {
    const { near, line, accent, lamp, middle } = tones;
    const curtain = mix(accent, line, 0.22);
    const folds = (x: number) => each(6, (n) => box(x + n * 3.6, 0, 1.7, 84, mix(curtain, line, 0.35)));
    return (
      box(0, 0, 100, 100, mix(near, line, 0.5)) +
      `<g fill="${lamp}" opacity=".2"><path d="M30 0L12 84H56z"/><path d="M70 0L44 84H88z"/></g>` +
      `<ellipse cx="50" cy="86" rx="42" ry="8" fill="${lamp}" opacity=".35"/>` +
      shape(curtain, 'M0 0H20Q21 44 14 84H0z') +
      shape(curtain, 'M100 0H80Q79 44 86 84H100z') +
      `<g opacity=".7">${folds(-1)}${folds(83)}</g>` +
      each(6, (n) =>
        shape(
          n % 2 === 0 ? curtain : mix(curtain, line, 0.2),
          `M${n * 16.7} 0h16.700q0 13-8.350 13t-8.350-13z`,
        ),
      ) +
      box(0, 84, 100, 16, middle) +
      hairline(line, 'M0 84H100M20 84L6 100M40 84L34 100M60 84L66 100M80 84L94 100')
    );
  },
  station: (tones: Tones) => {
    const { far, middle, near, line, accent, sky: tone, lamp } = tones;
    return (
      box(0, 0, 100, 100, mix(tone, far, 0.5)) +
      each(
        [48, 38, 28],
        (radius, n) =>
          `<path d="M${50 - radius} 72V46a${radius} ${radius * 0.9} 0 0 1 ${radius * 2} 0V72z" fill="${[far, mix(far, tone, 0.5), tone][n] ?? tone}" stroke="${line}"/>`,
      ) +
      hairline(line, 'M50 2.500V20M22 16L34 28M78 16L66 28M3 40L22.500 42M97 40L77.500 42', 0.4) +
      shape(accent, 'M0 44H24L30 50V74H0z') +
      each(3, (n) => box(2 + n * 8.5, 49, 6, 8, lamp, `stroke="${line}"`)) +
      box(0, 62, 30, 2, PAPER) +
      box(0, 74, 100, 26, middle) +
      box(0, 74, 100, 1.6, line) +
      shape(near, 'M0 78h36L8 100H0z') +
      hairline(PAPER, 'M40 78L14 100', 1.2) +
      hairline(line, 'M80 26V36') +
      `<circle cx="80" cy="42" r="6.500" fill="${PAPER}" stroke="${line}" stroke-width="1.200"/>` +
      hairline(line, 'M80 38v4l3 2', 0.9)
    );
  },
  kitchen: (tones: Tones) => {
    const { far, middle, near, line, accent, sky: tone } = tones;
    const tiles = `<g stroke="${mix(tone, far, 0.8)}" stroke-width=".4">${each(13, (n) => `<path d="M${n * 8.3} 0V72M0 ${n * 6}H100"/>`)}</g>`;
    return (
      box(0, 0, 100, 100, tone) +
      tiles +
      box(0, 32, 34, 1.8, line) +
      box(68, 32, 32, 1.8, line) +
      shape(accent, 'M4 22h10v10H4z') +
      shape(PAPER, 'M17 25h6v7h-6z') +
      shape(near, 'M26 20h5v12h-5zM27.500 16h2v4h-2z') +
      `<circle cx="76" cy="27" r="5" fill="${PAPER}" stroke="${middle}"/><circle cx="85" cy="28" r="4" fill="${accent}"/>` +
      shape(near, 'M91 23h6v9h-6z') +
      hairline(line, 'M0 42H30M6 42v8M14 42v6M23 42v7', 0.8) +
      `<circle cx="6" cy="53" r="3.600" fill="${near}"/><circle cx="14" cy="50" r="2.600" fill="${accent}"/>` +
      shape(middle, 'M20 49h6v7q-3 3-6 0z') +
      pendant(84, 12, tones) +
      box(0, 72, 100, 2.4, line) +
      box(0, 74, 100, 26, middle) +
      hairline(line, 'M24 74V100M76 74V100M11 80h4M85 80h4') +
      shape(near, 'M78 62h16v10H78zM76 64h2v2h-2zM94 64h2v2h-2z') +
      hairline(line, 'M82 58q2-3 0-6M88 58q2-3 0-6')
    );
  },
} satisfies Record<string, Draw>;
