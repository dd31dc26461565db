import { canvas } from './canvas.ts';
import { drawPerson } from './person.ts';

/** The favicon: two faces in profile that are one shape, as ink and ember on paper. Drawn by hand, works at 16 px. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>AI Twin Studio</title>
  <rect width="64" height="64" rx="14" fill="#f7f1e6"/>
  <path fill="#1e1713" d="M12 54V40c0-4 2-6 5-8-4-3-6-7-6-11C11 13 17 8 24 8c6 0 11 4 12 10-7 2-11 8-11 14 0 5 2 9 6 12-4 2-7 5-8 10z"/>
  <path fill="#d9532b" d="M28 54c0-7 4-10 9-12-4-2-7-6-7-11 0-7 6-12 12-12s12 5 12 12c0 4-2 8-5 11 3 1 6 5 6 9v3z"/>
</svg>
`;

/** The narrator of a job's video, square. */
export async function drawAvatar(): Promise<string> {
  const person = await drawPerson({
    scheme: 'ember',
    expression: 'smile',
    garment: 'overshirt',
    cloth: '#274a4d',
    trim: '#f3dfc0',
  });
  return canvas(
    512,
    512,
    `${person.defs}<rect width="512" height="512" fill="#e0623b"/><circle cx="256" cy="250" r="212" fill="#f4b93f"/>${person.place({ x: 256, y: 236, scale: 0.62 })}<rect width="512" height="512" filter="url(#${person.prefix}-grain)" opacity=".35"/>`,
  );
}
