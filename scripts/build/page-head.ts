import type { Plugin } from 'vite';
import { ALLOWED_HOSTS } from './allowed-hosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineScript, inlineScriptAsWritten } from './inline-script.ts';

const FIRST_SCRIPT = inlineScriptAsWritten('src/start/startup-failure.js');
/** Both scripts share one element, because each element needs a hash in the policy. Neither script throws. */
const SCRIPTS = inlineScript('src/start/can-parse.js') + inlineScript('src/start/apply-theme.js');
/** Scripts of the demo. */
const DEMO_SCRIPTS = [inlineScript('mocks/demo/start/remember-forms.js')];

/** Adds the first scripts of the page and, in a build, the content security policy, which hot reload would violate. */
export function pageHead({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      // It runs last, so that the policy precedes everything it applies to.
      order: 'post',
      handler: (html, { server }) => {
        const page = afterCharset(
          html,
          [FIRST_SCRIPT, ...(isDemo ? DEMO_SCRIPTS : []), SCRIPTS].map(
            (script) => `<script>${script}</script>`,
          ),
        );
        if (server) return page;
        const policy = contentSecurityPolicy({ isDemo, page, hosts: ALLOWED_HOSTS });
        return afterCharset(page, [`<meta http-equiv="Content-Security-Policy" content="${policy}" />`]);
      },
    },
  };
}

function afterCharset(html: string, parts: string[]): string {
  // A function, because `$` is special in a replacement text.
  return html.replace('<meta charset="utf-8" />', (charset) => [charset, ...parts].join('\n    '));
}

/** Prevents that later code requests the app's styles again, which every page has inline. */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    apply: 'build',
    // It runs after the pages are written, and before Vite writes the dependencies of dynamic imports.
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
