/** The landing's pictures by file name without ending; one that is not there yet is left out of the layout. */
const FILES = import.meta.glob<string>('./assets/*.webp', { eager: true, query: '?url', import: 'default' });

export function asset(name: string): string | undefined {
  return FILES[`./assets/${name}.webp`];
}
