import { loadLettering } from '../../mocks/generators/picture/lettering.ts';
import { drawFile } from './pictures.ts';

/** Twelve snapshots of one person as anybody has them on a phone: other days, other light, never a studio. */
const COUNT = 12;

export interface DrawnSnapshot {
  /** `sample-01` … */
  name: string;
  svg: string;
}

/** The demo's training photos. The note sits in a corner, as a camera's date would. */
export async function drawSnapshots(): Promise<DrawnSnapshot[]> {
  const type = await loadLettering();
  const note = type.line('Illustrated sample', {
    face: 'label',
    size: 13,
    x: 498,
    y: 498,
    anchor: 'end',
    fill: '#fffaf0',
    attributes: 'opacity=".85"',
  });
  return Promise.all(
    Array.from({ length: COUNT }, async (_, n) => {
      const name = `sample-${String(n + 1).padStart(2, '0')}`;
      const vignette = `<radialGradient id="v${n}" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><rect width="512" height="512" fill="url(#v${n})"/>`;
      const grain = `<rect width="512" height="512" filter="url(#who-grain)" opacity=".4"/>`;
      return { name, svg: await drawFile(name, vignette + grain + note) };
    }),
  );
}
