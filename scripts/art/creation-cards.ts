import { EMBER, INK, PAPER, SCHEMES } from '../../mocks/generators/picture/palette.ts';
import { canvas, drawGround, each } from './canvas.ts';
import { drawPerson } from './person.ts';
import { drawSnapshots } from './snapshots.ts';

const [W, H] = [960, 1200];

/** The four kinds of content, each as a still life of how it is made. */
export const CREATION_CARDS: Record<'commercial' | 'ai-twin' | 'photoshoot' | 'reel', () => Promise<string>> =
  {
    async commercial() {
      const person = await drawPerson({
        scheme: 'ochre',
        expression: 'smile',
        garment: 'overshirt',
        cloth: '#2c4a5c',
        trim: '#f6ecd6',
      });
      const sun = `<circle cx="480" cy="470" r="390" fill="#f3cd7c"/>`;
      const bottle = `<g stroke="${INK}" stroke-width="12" stroke-linejoin="round"><path fill="#b93d21" d="M634 760h72v74q58 26 58 104v196H576V938q0-78 58-104z"/><path fill="${PAPER}" d="M576 968h188v104H576z"/><path fill="${INK}" d="M628 716h84v52h-84z"/></g><path d="M604 1010h132M604 1036h88" stroke="${INK}" stroke-width="10"/><path d="M606 930v-10q2-44 26-64" stroke="#fff6e4" stroke-width="12" fill="none" stroke-linecap="round" opacity=".7"/>`;
      const table = `<path d="M0 1112h${W}v88H0z" fill="#5c3610"/><path d="M0 1112h${W}v20H0z" fill="#7a4a1c"/>`;
      return page(
        person,
        `<rect width="${W}" height="${H}" fill="#e2aa45"/>${sun}`,
        person.place({ x: 400, y: 500, scale: 0.98 }) + table + bottle + clapper(),
      );
    },
    async 'ai-twin'() {
      const person = await drawPerson({
        scheme: 'teal',
        expression: 'smile',
        garment: 'turtleneck',
        cloth: '#e8693c',
      });
      const line = `<filter id="tw-line" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="table" tableValues=".12 .12 .97 .97 .97"/><feFuncG type="table" tableValues=".09 .09 .95 .95 .95"/><feFuncB type="table" tableValues=".07 .07 .9 .9 .9"/></feComponentTransfer></filter>`;
      const halves = `<clipPath id="tw-l"><path d="M0 0H480V1200H0z"/></clipPath><clipPath id="tw-r"><path d="M480 0H960V1200H480z"/></clipPath>`;
      const face = (attributes: string) => person.place({ x: 480, y: 590, scale: 1.3, attributes });
      return page(
        person,
        `<defs>${line}${halves}</defs><rect width="480" height="${H}" fill="${SCHEMES.teal.field}"/><rect x="480" width="480" height="${H}" fill="${PAPER}"/>${grid()}`,
        `<g clip-path="url(#tw-l)">${face('')}</g><g clip-path="url(#tw-r)"><g filter="url(#tw-line)">${face('')}</g></g><path d="M480 0V1200" stroke="${INK}" stroke-width="6"/><g fill="${PAPER}" stroke="${INK}" stroke-width="6"><circle cx="480" cy="1110" r="34"/></g><path d="M462 1110h36M488 1098l12 12-12 12M472 1098l-12 12 12 12" fill="none" stroke="${INK}" stroke-width="6"/>`,
      );
    },
    async photoshoot() {
      const snapshots = await drawSnapshots();
      const scheme = SCHEMES.rose;
      const person = await drawPerson({
        scheme: 'rose',
        expression: 'calm',
        garment: 'blazer',
        cloth: '#2f4f50',
        trim: '#f7ead3',
      });
      const prints = each(
        [8, 3, 1],
        (at, n) =>
          `<g transform="translate(${[40, 96, 20][n]} ${[60, 330, 610][n]}) rotate(${[-6, 4, -3][n]})"><rect x="6" y="10" width="300" height="336" fill="${scheme.deep}" opacity=".25"/><rect width="300" height="336" fill="#fffaf0"/><svg x="16" y="16" width="268" height="268" viewBox="0 0 512 512">${snapshots[at]?.svg ?? ''}</svg></g>`,
      );
      const frame = `<g transform="translate(376 150) rotate(2)"><rect x="14" y="20" width="540" height="860" fill="${scheme.deep}" opacity=".3"/><rect width="540" height="860" fill="${INK}"/><rect x="26" y="26" width="488" height="808" fill="#fffaf0"/><svg x="66" y="66" width="408" height="728" viewBox="0 0 408 728"><rect width="408" height="728" fill="${scheme.second}"/><circle cx="204" cy="300" r="180" fill="${scheme.field}"/>${person.place({ x: 196, y: 380, scale: 0.66 })}</svg></g>`;
      return page(
        person,
        `<rect width="${W}" height="${H}" fill="${scheme.field}"/><rect y="1060" width="${W}" height="140" fill="${scheme.second}"/>`,
        prints + frame,
      );
    },
    async reel() {
      const scheme = SCHEMES.plum;
      const waves = await drawGround({
        name: 'waves',
        seed: 'reel 3',
        prefix: 'rw',
        scheme: SCHEMES.ember,
      });
      const person = await drawPerson({
        scheme: 'plum',
        expression: 'cheeky',
        garment: 'dots',
        cloth: '#38506a',
        trim: '#f4d9a0',
      });
      const phone = `<g transform="rotate(-5 480 600)"><rect x="222" y="112" width="556" height="1020" rx="66" fill="${scheme.deep}" opacity=".45"/><rect x="204" y="90" width="552" height="1020" rx="64" fill="${INK}"/><svg x="228" y="114" width="504" height="972" viewBox="0 0 504 972"><defs><clipPath id="rl"><rect width="504" height="972" rx="44"/></clipPath></defs><g clip-path="url(#rl)">${waves.cover({ x: -234, y: 0, width: 972, height: 972 })}${person.place({ x: 262, y: 470, scale: 0.8 })}<path d="M0 730H504V972H0z" fill="${INK}" opacity=".35"/><rect x="36" y="800" width="250" height="22" rx="11" fill="${PAPER}"/><rect x="36" y="838" width="180" height="16" rx="8" fill="${PAPER}" opacity=".7"/><rect x="36" y="908" width="432" height="8" rx="4" fill="${PAPER}" opacity=".4"/><rect x="36" y="908" width="190" height="8" rx="4" fill="${EMBER}"/><circle cx="226" cy="912" r="13" fill="${PAPER}"/></g></svg></g>`;
      const play = `<circle cx="760" cy="930" r="104" fill="${EMBER}" stroke="${INK}" stroke-width="12"/><path d="M728 878l88 52-88 52z" fill="${PAPER}" stroke="${PAPER}" stroke-width="14" stroke-linejoin="round"/>`;
      return page(
        person,
        `<defs>${waves.defs}</defs><rect width="${W}" height="${H}" fill="${scheme.field}"/>${strip(scheme.second)}`,
        phone + play,
      );
    },
  };

type Person = Awaited<ReturnType<typeof drawPerson>>;

function page(person: Person, behind: string, front: string): string {
  return canvas(
    W,
    H,
    `${person.defs}${behind}${front}<rect width="${W}" height="${H}" filter="url(#${person.prefix}-grain)" opacity=".35"/>`,
  );
}

function clapper(): string {
  const stripes = each(5, (n) => `<path d="M${n * 66} 0h33l-26 56h-33z"/>`);
  return `<g transform="translate(40 908) rotate(-5)"><rect width="330" height="236" fill="${INK}"/><g transform="rotate(-10 0 0) translate(0 -60)"><rect width="330" height="56" fill="${PAPER}"/><g fill="${INK}">${stripes}</g></g><path d="M28 62h150M28 104h230M28 146h190M28 188h110" stroke="${PAPER}" stroke-width="9" opacity=".8"/></g>`;
}

function grid(): string {
  const lines = each(26, (n) => `M480 ${n * 48}H960${n < 11 ? `M${480 + n * 48} 0V1200` : ''}`);
  return `<path d="${lines}" stroke="${INK}" stroke-width="1.5" opacity=".14"/>`;
}

/** Perforated film, running through from corner to corner. */
function strip(colour: string): string {
  const holes = each(
    22,
    (n) =>
      `<rect x="${n * 76}" y="16" width="40" height="28" rx="6"/><rect x="${n * 76}" y="276" width="40" height="28" rx="6"/>`,
  );
  return `<g transform="translate(-200 980) rotate(-38)"><rect width="1700" height="320" fill="${INK}"/><g fill="${colour}">${holes}</g></g>`;
}
