/** The landing's pictures (drawn by scripts/make-art.ts) by file name without ending; a test asks for each. */
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
