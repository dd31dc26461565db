import type { Plugin } from 'vite';

/**
 * Leaves out of a build what the app does not use of React Router. Its parts are made by calls and named by
 * assignments, which a bundler has to keep, used or not: here it is told that they have no effect.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
          .replace(/^(var RenderErrorBoundary = class .*\{)$/m, '$1 static contextType = RSCRouterContext;'),
        map: null,
      }),
    },
  };
}
