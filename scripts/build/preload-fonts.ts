import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the fonts of the first screen, which the browser would otherwise find only after the styles. */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /\/(geist|instrument-serif)-[\w-]{8}\.woff2$/.test(file),
        );
        if (fonts.length !== 2) throw new Error(`Two fonts should be preloaded, not: ${fonts.join(', ')}.`);
        return fonts.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}
