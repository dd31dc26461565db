/** What the figure wears; cut to the body's own outline, so that every figure wears it well. */
export type Garment = 'tee' | 'stripes' | 'dots' | 'blazer' | 'turtleneck' | 'overshirt';

/** A garment in its colours. */
export interface Clothes {
  /** Makes the ids of this figure unique in a page that holds several pictures. */
  prefix: string;
  garment: Garment;
  cloth: string;
  /** Second colour of the garment: stripes, shirt, collar. */
  trim: string;
}

/** The body in figure units: shoulders from (15, 910) to (775, 930), neckline from (303, 594) over (456, 700) to (577, 596). */
export function drawBody(
  clothes: Clothes,
  { skin, ink }: { skin: string; ink: string },
  [skinPath = '', clothPath = '', linePath = '']: readonly string[],
): string {
  const { prefix, garment, cloth } = clothes;
  const hasSleeves = garment !== 'tee' && garment !== 'dots';
  const sleeves = hasSleeves
    ? `<clipPath id="${prefix}-arms"><path d="M-100 760H900V1240H-100z"/></clipPath><path clip-path="url(#${prefix}-arms)" fill="${cloth}" d="${skinPath}"/>`
    : '';
  return (
    `<path fill="${skin}" d="${skinPath}"/>${sleeves}` +
    `<path fill="${cloth}" d="${clothPath}"/>` +
    `<clipPath id="${prefix}-cloth"><path d="${clothPath}"/></clipPath>` +
    `<g clip-path="url(#${prefix}-cloth)">${DETAILS[garment]?.({ ...clothes, ink }) ?? ''}</g>` +
    `<path fill="${ink}" fill-rule="evenodd" d="${linePath}"/>` +
    (OVER[garment]?.({ ...clothes, ink }) ?? '')
  );
}

type Draw = (colours: Clothes & { ink: string }) => string;

/** Drawn inside the cloth, below the body's lines. */
const DETAILS: Partial<Record<Garment, Draw>> = {
  stripes: ({ trim }) =>
    `<g fill="none" stroke="${trim}" stroke-width="26">${[0, 1, 2, 3, 4, 5, 6, 7]
      .map((n) => `<path d="M-60 ${820 + n * 64}Q400 ${690 + n * 64} 860 ${830 + n * 64}"/>`)
      .join('')}</g>`,
  dots: ({ prefix, trim }) =>
    `<pattern id="${prefix}-dots" width="74" height="74" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><circle cx="18" cy="18" r="11" fill="${trim}"/><circle cx="55" cy="55" r="11" fill="${trim}"/></pattern>` +
    `<path fill="url(#${prefix}-dots)" d="M-60 560H860V1240H-60z"/>`,
  blazer: ({ cloth, trim, ink }) =>
    `<path fill="${trim}" d="M285 585L456 1080 610 585z"/>` +
    `<g fill="${cloth}" stroke="${ink}" stroke-width="14" stroke-linejoin="round">` +
    `<path d="M262 560L452 1060 330 1100 120 690z"/><path d="M606 560L462 1060 560 1100 800 690z"/>` +
    `<path d="M300 585L200 690 262 742 226 800 448 1050C420 900 360 720 300 585z"/><path d="M580 590L668 690 620 742 654 800 466 1050C500 900 556 730 580 590z"/></g>` +
    `<path fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" d="M457 735V1000"/>`,
  overshirt: ({ trim, ink }) =>
    `<path fill="${trim}" d="M290 585L456 1240H500L600 585z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="13" stroke-linejoin="round" d="M296 590C360 740 420 900 440 1240M584 590C552 740 520 900 512 1240"/>`,
};

/** Drawn over the body's lines: what covers the neck. */
const OVER: Partial<Record<Garment, Draw>> = {
  blazer: ({ trim, ink }) =>
    `<g fill="${trim}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M306 568C330 640 380 690 456 716L404 806C350 760 300 690 282 604z"/><path d="M572 572C560 640 520 690 456 716L520 806C570 750 600 690 604 602z"/></g>`,
  turtleneck: ({ cloth, ink }) =>
    `<path fill="${cloth}" stroke="${ink}" stroke-width="14" stroke-linejoin="round" d="M318 520C350 570 480 610 566 560C574 590 588 610 604 622C560 716 360 730 276 616C300 600 312 560 318 520z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity=".55" d="M360 590L350 640M410 606L406 664M462 612V676M512 604L520 662M548 590L562 636"/>`,
  overshirt: ({ cloth, ink }) =>
    `<g fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M304 572C330 660 372 730 436 778L368 852C290 790 240 700 236 610z"/><path d="M574 574C570 660 548 730 500 780L566 846C630 780 660 700 652 610z"/></g>`,
};
