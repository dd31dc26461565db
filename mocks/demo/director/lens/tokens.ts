/** A token of the style sheet. */
export interface Token {
  name: string;
  value: string;
  /** The line number, from 1. */
  line: number;
}

/** Colours, radii and sizes of type: the custom properties whose change shows in the demo. */
const TOKEN = /^ {2}(--(?:(?:text|radius)(?:-[a-z]+)+|[a-z-]+(?=: light-dark))): (.+);$/;

/** Every token of a style sheet, in its order. */
export function tokensOf(styles: string): Token[] {
  return styles.split('\n').flatMap((text, index) => {
    const [, name, value] = TOKEN.exec(text) ?? [];
    return name !== undefined && value !== undefined ? [{ name, value, line: index + 1 }] : [];
  });
}

/** Whether a token could have this value: a colour or a length, as it has now. Only in a browser. */
export function isValue(now: string, next: string): boolean {
  return CSS.supports(now.startsWith('light-dark') ? 'color' : 'width', next);
}

/** The changed lines as a patch, for `git apply --unidiff-zero`. */
export function patchOf(tokens: readonly Token[], changed: Readonly<Record<string, string>>): string {
  const hunks = tokens
    .filter(({ name, value }) => (changed[name] ?? value) !== value)
    .map(
      ({ name, value, line }) =>
        `@@ -${line} +${line} @@\n-  ${name}: ${value};\n+  ${name}: ${changed[name]};\n`,
    );
  return hunks.length === 0 ? '' : `--- a/src/app/styles.css\n+++ b/src/app/styles.css\n${hunks.join('')}`;
}
