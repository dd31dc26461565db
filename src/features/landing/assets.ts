/** The landing's pictures by file name without ending; one that is not there is left out of the layout. */
const FILES = import.meta.glob<string>('./assets/*.webp', { eager: true, query: '?url', import: 'default' });

export function asset(name: string): string | undefined {
  return FILES[`./assets/${name}.webp`];
}

/** All pictures whose name starts so, in the order of their names. */
export function assetsNamed(prefix: string): readonly string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.startsWith(`./assets/${prefix}`))
    .map(([, url]) => url);
}
