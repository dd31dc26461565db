import type { Plugin } from 'vite';

/** Every page has the app's styles inline, so code that is loaded later does not load them again. */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    apply: 'build',
    // After the pages are written, and before Vite writes the dependencies of dynamic imports.
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
