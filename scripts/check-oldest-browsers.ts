// Finds APIs in both builds that the oldest supported browsers lack, by MDN's compatibility data. Run after
// `npm run build:all`. Syntax is not checked, because Vite compiles it for these browsers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { OLDEST } from './build/oldest-browsers.ts';

/** Newer APIs that may be used, each with the reason. */
const ALLOWED: Record<string, string> = {
  'URL.canParse': 'src/start/can-parse.js adds it',
  'AbortSignal.timeout': 'only the name of its error differs in older versions of Chrome',
  'Error.captureStackTrace': 'feature-detected',
  'Navigator.connection': 'feature-detected: then a fast connection is assumed',
  'Navigation.currentEntry': 'feature-detected by React',
  'Navigation.navigate': 'feature-detected by React',
  'Navigation.transition': 'feature-detected by React',
  Temporal: 'feature-detected: then `Intl` names the time zone',
  'Temporal.Now': 'as above',
  'Window.navigation': 'feature-detected: links pressed by a script are then not answered',
  'Window.showOpenFilePicker': 'feature-detected: then the ordinary file chooser',
  requestIdleCallback: 'feature-detected: the code then runs at once',
  trustedTypes: 'feature-detected: the policy then does not protect against injected markup',
  '@property': 'Tailwind has a fallback with the same values',
  '::selection': 'selected text then has the browser’s colours',
  '.dispose()': 'a method of another type',
  '.drop()': 'a method of another type',
  '.escape()': 'a method of another type',
  '.take()': 'a method of another type',
  '.toHex()': 'a method of another type',
};

const { api, css, javascript } = compatData;
const builtins = javascript['builtins']!;
const globals: Identifier = { ...api, ...builtins };
const newerMethods = findNewerMethods();
/** The files that use each API that is too new. */
const found = new Map<string, Set<string>>();

for (const folder of ['dist', 'dist-demo']) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // The sources are texts there, for patches.
    if (!/\.(js|css|html)$/.test(name) || name.includes('/sources-')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (name.endsWith('.js')) checkScript(text, file);
    else if (name.endsWith('.css')) checkStyles(text, file);
    else
      for (const [, tag, inline = ''] of text.matchAll(/<(script|style)>(.*?)<\/\1>/gs))
        (tag === 'script' ? checkScript : checkStyles)(inline, file);
  }
}

const tooNew = [...found].filter(([name]) => !(name in ALLOWED));
const unused = Object.keys(ALLOWED).filter((name) => !found.has(name));
for (const [name, files] of tooNew) console.log(`✗ ${name} is too new: ${[...files].join(', ')}`);
for (const name of unused)
  console.log(`✗ ${name} is allowed in scripts/check-oldest-browsers.ts, but not used`);
if (tooNew.length + unused.length > 0) process.exit(1);
console.log(`✓ both builds run in ${[...OLDEST].map(([name, version]) => `${name} ${version}`).join(', ')}`);

/** Looks at names in minified code: what is called but not defined, members of global objects, other methods. */
function checkScript(text: string, file: string): void {
  for (const [, name = ''] of text.matchAll(/(?<![\w$.])([a-zA-Z]\w+)\((?![^()]*\)\{)/g))
    check(name, globals[name] ?? api['Window']![name], file);
  for (const [, object = '', member = '', call] of text.matchAll(
    /(?:(?<![\w$.])([a-zA-Z]\w*)|.)\??\.([a-zA-Z]\w*)(\()?/g,
  )) {
    const name = interfaceOf(object);
    // Names of one or two letters are the build's own variables.
    const owner = name.length > 2 ? globals[name] : undefined;
    if (!owner && call && newerMethods.has(member)) add(`.${member}()`, file);
    if (!owner) continue;
    check(`${name}.${member}`, owner[`${member}_static`] ?? owner[member], file);
    // The data lists members of `window` by their own names.
    if (name === 'Window') check(member, globals[member], file);
    else if (object === name) check(name, owner, file);
  }
}

function checkStyles(text: string, file: string): void {
  for (const [, kind, name = ''] of text.matchAll(/(@|(?<![a-z-])::?)([a-z][a-z-]+)/g))
    check(`${kind}${name}`, css[kind === '@' ? 'at-rules' : 'selectors']![name], file);
}

function check(name: string, entry: Identifier | undefined, file: string): void {
  if (isNewer(entry)) add(name, file);
}

function add(name: string, file: string): void {
  found.set(name, (found.get(name) ?? new Set()).add(file));
}

/** The interface of a global object, by which the data lists it: `document` is a `Document`. */
function interfaceOf(object: string): string {
  if (/^(window|globalThis|self)$/.test(object)) return 'Window';
  const hasInterface = /^(document|navigator|history|location|performance|crypto|scheduler|navigation)$/;
  return hasInterface.test(object) ? object.charAt(0).toUpperCase() + object.slice(1) : object;
}

/** Whether one of the oldest browsers lacks an API. */
function isNewer(entry: Identifier | undefined): boolean {
  const support = entry?.__compat?.support;
  return [...(support ? OLDEST : [])].some(([browser, oldest]) => {
    const versions = [support?.[browser.replace('ios_saf', 'safari_ios') as BrowserName] ?? []].flat();
    return !versions.some(({ version_added: added, version_removed, flags, prefix, alternative_name }) => {
      const isOld = typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= oldest;
      return isOld && !(version_removed ?? flags ?? prefix ?? alternative_name);
    });
  });
}

/** Built-in methods that are too new in every type that has them, because the code does not show the type. */
function findNewerMethods(): Set<string> {
  const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect'];
  const types = Object.entries<Record<string, Identifier>>(builtins).filter(
    // Iterators are used without naming their type.
    ([name]) => !NAMESPACES.includes(name) && (name === 'Iterator' || !isNewer(builtins[name])),
  );
  const methods = types.flatMap(([, type]) => Object.entries(type));
  const old = new Set(methods.filter(([, entry]) => !isNewer(entry)).map(([name]) => name));
  return new Set(methods.map(([name]) => name).filter((name) => !old.has(name)));
}
