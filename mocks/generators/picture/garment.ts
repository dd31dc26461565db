import { mix } from './palette.ts';
import { each } from './shapes.ts';

/** What the figure wears; cut to the body's own outline, so that every figure wears it well. */
export type Garment =
  | 'tee'
  | 'stripes'
  | 'dots'
  | 'blazer'
  | 'suit'
  | 'shirt'
  | 'turtleneck'
  | 'sweater'
  | 'hoodie'
  | 'coat'
  | 'jacket'
  | 'dress'
  | 'overshirt';

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
  const hasSleeves = !['tee', 'dots', 'dress'].includes(garment);
  const sleeves = hasSleeves
    ? `<clipPath id="${prefix}-arms"><path d="M-100 760H900V1240H-100z"/></clipPath><path clip-path="url(#${prefix}-arms)" fill="${cloth}" d="${skinPath}"/>`
    : '';
  return (
    `<path fill="${skin}" d="${skinPath}"/>${sleeves}` +
    `<path fill="${cloth}" d="${clothPath}"/>` +
    `<clipPath id="${prefix}-cloth"><path d="${clothPath}"/></clipPath>` +
    `<g clip-path="url(#${prefix}-cloth)">${DETAILS[garment]?.({ ...clothes, ink, skin }) ?? ''}</g>` +
    `<path fill="${ink}" fill-rule="evenodd" d="${linePath}"/>` +
    (OVER[garment]?.({ ...clothes, ink, skin }) ?? '')
  );
}

type Draw = (colours: Clothes & { ink: string; skin: string }) => string;

/** A turned-down collar that meets below the throat. */
const collar = (cloth: string, ink: string) =>
  `<g fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M304 572C330 640 380 700 462 740L388 832C310 780 262 700 252 606z"/><path d="M574 572C566 640 530 700 466 740L548 828C610 780 648 700 640 606z"/></g>`;

/** Drawn inside the cloth, below the body's lines. */
const DETAILS: Partial<Record<Garment, Draw>> = {
  stripes: ({ trim }) =>
    `<g fill="none" stroke="${trim}" stroke-width="26">${each(8, (n) => `<path d="M-60 ${820 + n * 64}Q400 ${690 + n * 64} 860 ${830 + n * 64}"/>`)}</g>`,
  dots: ({ prefix, trim }) =>
    `<pattern id="${prefix}-dots" width="74" height="74" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><circle cx="18" cy="18" r="11" fill="${trim}"/><circle cx="55" cy="55" r="11" fill="${trim}"/></pattern>` +
    `<path fill="url(#${prefix}-dots)" d="M-60 560H860V1240H-60z"/>`,
  blazer: ({ cloth, trim, ink }) =>
    `<path fill="${trim}" d="M285 585L456 1080 610 585z"/>` +
    `<g fill="${cloth}" stroke="${ink}" stroke-width="14" stroke-linejoin="round">` +
    `<path d="M262 560L452 1060 330 1100 120 690z"/><path d="M606 560L462 1060 560 1100 800 690z"/>` +
    `<path d="M300 585L200 690 262 742 226 800 448 1050C420 900 360 720 300 585z"/><path d="M580 590L668 690 620 742 654 800 466 1050C500 900 556 730 580 590z"/></g>` +
    `<path fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" d="M457 735V1000"/>`,
  suit: (colours) =>
    (DETAILS.blazer?.(colours) ?? '') +
    `<path fill="${mix(colours.cloth, colours.ink, 0.55)}" stroke="${colours.ink}" stroke-width="11" stroke-linejoin="round" d="M432 722L456 708 480 722 470 776 500 960 457 1052 414 960 442 776zM432 722L444 778H468L480 722"/>`,
  shirt: ({ ink }) =>
    `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"><path d="M444 760V1240M486 760V1240" opacity=".5"/><path d="M560 900h110v96q-55 26-110 0zM560 930h110"/></g>` +
    `<g fill="${ink}">${each([820, 930, 1040, 1150], (y) => `<circle cx="465" cy="${y}" r="9"/>`)}</g>`,
  sweater: ({ ink }) =>
    `<path fill="none" stroke="${ink}" stroke-width="6" opacity=".34" d="${each(
      10,
      (n) =>
        `M${90 + n * 72} ${760 + Math.abs(n - 5) * 8}l18 26 18-26m-36 62l18 26 18-26m-36 62l18 26 18-26m-36 62l18 26 18-26m-36 62l18 26 18-26`,
    )}"/>`,
  hoodie: ({ ink }) =>
    `<path fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round" d="M262 1240L300 1056H600L640 1240M300 1056q-4 70-38 110M600 1056q4 70 38 110" opacity=".75"/>`,
  coat: ({ cloth, trim, ink }) =>
    `<path fill="${trim}" d="M300 585L456 900 600 585z"/><g fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M280 560L520 1240H-100V700z"/><path d="M606 560L470 900 560 1240H900V690z"/></g>` +
    `<path fill="${mix(cloth, ink, 0.22)}" stroke="${ink}" stroke-width="11" d="M-100 1096H900V1160H-100z"/><path fill="${trim}" stroke="${ink}" stroke-width="10" d="M432 1082h84v92h-84zM456 1106h36v44h-36z" fill-rule="evenodd"/>` +
    `<g fill="${ink}">${each([880, 980], (y) => `<circle cx="408" cy="${y}" r="13"/><circle cx="556" cy="${y}" r="13"/>`)}</g>`,
  jacket: ({ cloth, trim, ink }) =>
    `<path fill="${trim}" d="M290 585L440 1240H520L600 585z"/><g fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M262 560L470 1240H-100V700z"/><path d="M606 560L496 1240H900V690z"/></g>` +
    `<path fill="none" stroke="${mix(trim, '#ffffff', 0.3)}" stroke-width="9" stroke-dasharray="9 9" d="M344 762L478 1240M560 762L488 1240"/><path fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round" d="M140 960l120 34M620 994l110-34"/>`,
  dress: ({ skin, ink }) =>
    `<path fill="${skin}" d="M150 560L250 620 318 858Q456 930 590 858L640 620 740 560z"/><path fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M238 606L318 858Q456 930 590 858L652 612"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" opacity=".45" d="M360 1000q-20 100-50 240M470 960q4 130-4 280M560 1000q24 110 44 240"/>`,
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
  suit: (colours) => OVER.blazer?.(colours) ?? '',
  shirt: ({ cloth, ink }) => collar(cloth, ink),
  sweater: ({ cloth, ink }) =>
    `<path fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round" d="M276 592Q340 712 456 716T604 596L632 626Q590 772 456 778T248 628z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="6" opacity=".5" d="M316 664l-26 34M366 700l-18 44M420 716l-8 56M490 714l8 58M540 696l20 46M580 660l30 36"/>`,
  hoodie: ({ cloth, trim, ink }) =>
    `<path fill="${mix(cloth, ink, 0.16)}" stroke="${ink}" stroke-width="13" stroke-linejoin="round" d="M300 556C320 650 380 716 456 724C530 716 572 650 582 560C640 590 690 640 668 700C610 770 520 800 458 828C390 800 290 770 226 700C204 640 250 590 300 556z"/>` +
    `<g fill="none" stroke="${trim}" stroke-width="13" stroke-linecap="round"><path d="M404 798L396 960"/><path d="M516 798L526 940"/></g>`,
  coat: ({ cloth, ink }) =>
    `<g fill="${mix(cloth, ink, 0.12)}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M300 560L190 640 130 780 236 806 226 866 452 912C420 800 340 690 300 560z"/><path d="M578 560L680 634 744 770 640 800 654 862 470 906C510 800 560 690 578 560z"/></g>`,
  jacket: ({ cloth, ink }) =>
    `<g fill="${mix(cloth, ink, 0.14)}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M302 566L206 640 176 790 300 760 350 850 424 792C370 730 326 650 302 566z"/><path d="M576 566L664 634 700 780 580 756 536 844 480 790C530 730 562 650 576 566z"/></g>`,
  overshirt: ({ cloth, ink }) =>
    `<g fill="${cloth}" stroke="${ink}" stroke-width="13" stroke-linejoin="round"><path d="M304 572C330 660 372 730 436 778L368 852C290 790 240 700 236 610z"/><path d="M574 574C570 660 548 730 500 780L566 846C630 780 660 700 652 610z"/></g>`,
};
