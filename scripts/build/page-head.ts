import type { Plugin } from 'vite';
import { ALLOWED_HOSTS } from './allowed-hosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineScript, inlineScriptAsWritten } from './inline-script.ts';

const FIRST_SCRIPT = inlineScriptAsWritten('src/start/startup-failure.js');
const SCRIPTS = [inlineScript('src/start/can-parse.js'), inlineScript('src/start/apply-theme.js')];
/** The demo's alone. The first gives a page a storage of its own, which the theme is then read from. */
const DEMO_SCRIPTS = [
  inlineScript('mocks/demo/start/isolate-before-paint.js'),
  inlineScript('mocks/demo/start/remember-forms.js'),
];

/** The scripts that come before all others and, in a build, the content security policy; the dev server's hot reload would break it. */
export function pageHead({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      // Last, so that the policy stands before everything that it is about.
      order: 'post',
      handler: (html, { server }) => {
        const page = afterCharset(
          html,
          [FIRST_SCRIPT, ...(isDemo ? DEMO_SCRIPTS : []), ...SCRIPTS].map(
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
  // A function, because `$` in a script would mean something in a text.
  return html.replace('<meta charset="utf-8" />', (charset) => [charset, ...parts].join('\n    '));
}
