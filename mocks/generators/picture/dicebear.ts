import type { StyleDefinition } from '@dicebear/core';

export type { StyleDefinition };

/** A style's JSON as its type: the inferred type of a 250 kB literal says less and costs more. */
export function styleDefinition(json: unknown): StyleDefinition {
  return json as StyleDefinition;
}

/** The drawing without its frame, metadata and clipping, its ids made unique. */
export function innerMarkup(svg: string, prefix: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/g, '')
    // The canvas would cut tall hair; a backdrop is cut by its own frame.
    .replaceAll(/ clip-path="url\(#clip-[^"]*"/g, '')
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
  return `<g fill="none">${inner}</g>`;
}
