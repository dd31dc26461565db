import type { Plugin } from 'vite';

/** Every page has the app's styles in its head: code that comes later need not bring them, and wait for them, again. */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    apply: 'build',
    // After the pages are written, before it is settled what a late import brings along.
    enforce: 'post',
    generateBundle(_, bundle) {
      const isAppStyles = (file: string) => /\/app-[^/]*\.css$/.test(file);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const file of chunk.viteMetadata?.importedCss ?? [])
          if (isAppStyles(file)) chunk.viteMetadata?.importedCss.delete(file);
      }
    },
  };
}
