import { drawBackdrop } from '#mocks/generators/picture/backdrop.ts';
import { INK, PAPER, SCHEMES } from '#mocks/generators/picture/palette.ts';
import { loadTypesetter } from '#mocks/generators/picture/typesetter.ts';
import { ADA, drawPerson, INES, LEO, OMAR } from './person.ts';

const EMBER = '#dd5a30';

export const CLIP_SECONDS = 5;

/** The silent video of a finished job: four shots, the same for each ratio. */
export async function drawClip(width: number, height: number): Promise<(time: number) => string> {
  const typeset = await loadTypesetter();
  const unit = Math.min(width, height) / 720;
  const [midX, midY] = [width / 2, height / 2];
  const style = { scheme: 'ember', garment: 'overshirt', cloth: '#274a4d', trim: '#f3dfc0' } as const;
  const [calm, talking, smiling] = await Promise.all([
    drawPerson({ ...style, expression: 'calm' }),
    drawPerson({ ...style, expression: 'explaining' }),
    drawPerson({ ...style, expression: 'smile' }),
  ]);
  const cast = await Promise.all(
    [ADA, INES, OMAR, LEO].map((seed) => drawPerson({ ...style, seed, expression: 'smile' })),
  );
  const prefix = `v${width}`;
  const hills = await drawBackdrop({ name: 'landscape', seed: 'clip 5', prefix, scheme: SCHEMES.ochre });
  const people = [calm, talking, smiling, ...cast];
  const defs = people.map((person) => person.defs).join('') + `<defs>${hills}</defs>`;
  const longSide = Math.max(width, height);
  const line = (
    text: string,
    face: 'cover' | 'italic' | 'label',
    size: number,
    y: number,
    attributes: string,
  ) =>
    typeset(
      `<text class="${face}" font-size="${size * unit}" x="${midX}" y="${y}" text-anchor="middle" data-width="${width * 0.88}" ${attributes}>${text}</text>`,
    );

  const opening = (t: number) =>
    `<rect width="${width}" height="${height}" fill="${SCHEMES.ember.field}"/>` +
    `<circle cx="${midX}" cy="${midY}" r="${longSide * 0.36 * settle(t / 0.6)}" fill="${SCHEMES.ember.light}" opacity=".5"/>` +
    line('NEW', 'cover', 250 * settle(t / 0.4), height * 0.27, `fill="${SCHEMES.ember.light}"`) +
    calm.place({
      x: midX,
      y: midY + (1 - settle(t / 0.7)) * height * 0.5 + 60 * unit,
      scale: (0.86 + t * 0.04) * unit * 1.1,
    });

  const talk = (t: number) => {
    const person = Math.floor(t * 7) % 2 === 0 ? talking : smiling;
    const words = ['You', 'bring', 'the', 'idea.', 'Your', 'twin', 'does', 'the', 'takes.'];
    const spoken = words
      .slice(0, Math.min(words.length, 1 + Math.floor(t * 6)))
      .slice(-5)
      .join(' ');
    const captionY = height * 0.86;
    return (
      `<use href="#${prefix}-backdrop" x="${midX - longSide * 0.62 - t * 24 * unit}" y="${midY - longSide * 0.6}" width="${longSide * 1.2}" height="${longSide * 1.2}"/>` +
      person.place({
        x: midX + (t - 0.8) * 26 * unit,
        y: midY - 10 * unit,
        scale: (0.74 + t * 0.03) * unit,
        isFlipped: true,
      }) +
      `<rect x="${width * 0.06}" y="${captionY - 62 * unit}" width="${width * 0.88}" height="${92 * unit}" fill="${INK}"/>` +
      line(spoken, 'italic', 56, captionY, 'fill="#f6dca6"')
    );
  };

  const prints = (t: number) => {
    const fields = ['#2f6f72', '#e9b44c', '#7b3f58', '#4d6590'];
    const shown = Math.min(fields.length, 1 + Math.floor(t / 0.2));
    return (
      `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
      fields
        .slice(0, shown)
        .map((field, n) => {
          const [w, h] = [width / 2, height / 2];
          const [x, y] = [(n % 2) * w, Math.floor(n / 2) * h];
          const size = (Math.min(w, h) / 720) * 1.02;
          return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${field}"/>${cast[n]?.place({ x: w / 2, y: h / 2 - 20 * unit, scale: size, isFlipped: n % 2 === 1 })}</svg>`;
        })
        .join('')
    );
  };

  const ending = (t: number) =>
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    line('Train once.', 'italic', 104, midY - 24 * unit, `fill="${INK}"`) +
    line(
      'Create forever.',
      'italic',
      104,
      midY + 86 * unit,
      `fill="${EMBER}" opacity="${settle((t - 0.2) / 0.3)}"`,
    ) +
    `<rect x="${midX - 150 * unit * settle(t / 0.6)}" y="${midY + 136 * unit}" width="${300 * unit * settle(t / 0.6)}" height="${5 * unit}" fill="${EMBER}"/>` +
    line('Illustrated sample', 'label', 24, height - 48 * unit, `fill="${INK}"`);

  const shots = [
    { from: 0, shot: opening },
    { from: 1.3, shot: talk },
    { from: 2.95, shot: prints },
    { from: 4.05, shot: ending },
  ];
  return (time) => {
    const { from, shot: draw } = shots.findLast((shot) => time >= shot.from) ?? { from: 0, shot: opening };
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${draw(time - from)}</svg>`;
  };
}

/** Eases out from 0 to 1; 0 before and 1 after. */
function settle(share: number): number {
  const t = Math.max(0, Math.min(1, share));
  return 1 - (1 - t) ** 3;
}
