// Does what is built use anything that the oldest browsers lack? Run after `npm run build:all`. Syntax needs no check:
// Vite writes it for those browsers. Asked are names, by the data behind MDN's tables.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst } from 'vite';
import { OLDEST } from './build/oldest-browsers.ts';

/** Newer, and yet used: with what happens where it is missing. */
const ALLOWED: Record<string, string> = {
  'URL.canParse': 'src/start/can-parse.js puts it there',
  'AbortSignal.timeout': 'older Chromes name its error differently, which is not read',
  'Document.startViewTransition': 'looked for first: a picture then opens without one',
  'Error.captureStackTrace': 'looked for first',
  'Navigator.connection': 'looked for first: then as a fast line',
  'Navigation.currentEntry': 'React looks for it first',
  'Navigation.navigate': 'React looks for it first',
  'Navigation.transition': 'React looks for it first',
  'Window.documentPictureInPicture': 'looked for first: then without a window of its own',
  'Window.navigation': 'looked for first: then links that a script presses are not answered',
  'Window.showOpenFilePicker': 'looked for first: then the ordinary chooser',
  requestIdleCallback: 'looked for first: then it runs at once',
  trustedTypes: 'looked for first: then text cannot be kept from becoming markup by the browser',
  '@property': 'Tailwind sets the same values where it is missing',
  '::selection': 'then in the browser’s own colours',
  '.difference()': 'of other objects',
  '.dispose()': 'of other objects',
  '.escape()': 'of other objects',
  '.intersection()': 'of other objects',
  '.take()': 'of other objects',
  '.toHex()': 'of other objects',
};

interface Entry {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: unknown;
}
interface Support {
  version_added: string | false | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

const { api, css, javascript } = compatData as unknown as {
  api: Entry;
  css: Record<'at-rules' | 'selectors', Entry>;
  javascript: { builtins: Entry };
};
const globals: Entry = { ...api, ...javascript.builtins };
const newerMethods = methodsThatAreNewer();

const found = new Map<string, Set<string>>();
for (const file of ['dist', 'dist-demo'].flatMap(filesOf)) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.js')) readScript(text, file);
  if (file.endsWith('.css')) readStyles(text, file);
  if (file.endsWith('.html')) {
    for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs)) readScript(script, file);
    for (const [, styles = ''] of text.matchAll(/<style>(.*?)<\/style>/gs)) readStyles(styles, file);
  }
}

const problems = [
  ...[...found].flatMap(([name, files]) =>
    name in ALLOWED ? [] : [`${name} is newer than that: ${[...files].join(', ')}`],
  ),
  ...Object.keys(ALLOWED).flatMap((name) =>
    found.has(name) ? [] : [`${name} is allowed in scripts/check-oldest-browsers.ts, and nothing uses it`],
  ),
];
for (const problem of problems) console.log(`✗ ${problem}`);
const oldest = [...OLDEST].map(([name, version]) => `${name} ${version}`).join(', ');
if (problems.length === 0) console.log(`✓ both builds run in ${oldest}`);
process.exit(problems.length === 0 ? 0 : 1);

function readScript(text: string, file: string): void {
  visit(parseAst(text), (node) => {
    const { type, callee } = node;
    const global = callee?.type === 'Identifier' ? (callee.name ?? '') : '';
    check(global, globals[global] ?? (api['Window'] as Entry)[global], file);
    const method = type === 'CallExpression' && callee && !ownerOf(callee) ? memberOf(callee) : '';
    if (newerMethods.has(method)) add(`.${method}()`, file);
    const member = memberOf(node);
    const known = ownerOf(node);
    if (!known || member === '') return;
    const { object, name, owner } = known;
    check(`${name}.${member}`, owner[`${member}_static`] ?? owner[member], file);
    // What stands on a page's window stands in the data by itself.
    if (name === 'Window') check(member, globals[member], file);
    else if (object === name) check(name, owner, file);
  });
}

/** What a member is of, where that is a name that every page has. The build's own names are shorter. */
function ownerOf(node: Node): { object: string; name: string; owner: Entry } | undefined {
  const object = node.object?.type === 'Identifier' ? (node.object.name ?? '') : '';
  const name = interfaceOf(object);
  const owner = name.length > 2 ? (globals[name] as Entry | undefined) : undefined;
  return owner && { object, name, owner };
}

/** The data knows an object of the page by what it is: `document` as `Document`. */
function interfaceOf(object: string): string {
  if (/^(window|globalThis|self)$/.test(object)) return 'Window';
  const isOfPage = /^(document|navigator|history|location|performance|crypto|scheduler|navigation)$/.test(
    object,
  );
  return isOfPage ? object.charAt(0).toUpperCase() + object.slice(1) : object;
}

function memberOf({ type, computed, property }: Node): string {
  return type === 'MemberExpression' && computed === false ? (property?.name ?? '') : '';
}

function readStyles(text: string, file: string): void {
  for (const [, kind, name = ''] of text.matchAll(/(@|(?<![a-z-])::?)([a-z][a-z-]+)/g))
    check(`${kind}${name}`, css[kind === '@' ? 'at-rules' : 'selectors'][name], file);
}

function check(name: string, entry: unknown, file: string): void {
  if (isNewer(entry)) add(name, file);
}

function add(name: string, file: string): void {
  found.set(name, (found.get(name) ?? new Set()).add(file));
}

function isNewer(entry: unknown): boolean {
  const support = (entry as Entry | undefined)?.__compat?.support;
  if (!support) return false;
  return [...OLDEST].some(([browser, version]) => {
    const versions = [support[browser.replace('ios_saf', 'safari_ios')] ?? []].flat();
    return !versions.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        Number.parseFloat(version_added.replace('≤', '')) <= version &&
        version_removed === undefined &&
        flags === undefined &&
        prefix === undefined &&
        alternative_name === undefined,
    );
  });
}

/** Methods of the language that are newer in every type that has them: whose one it is cannot be seen in code. */
function methodsThatAreNewer(): Set<string> {
  const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect'];
  const types = Object.entries(javascript.builtins).filter(
    // An iterator comes without its name being said.
    ([name, type]) => !NAMESPACES.includes(name) && (name === 'Iterator' || !isNewer(type)),
  );
  const methods = types.flatMap(([, type]) => Object.entries(type as Entry));
  const old = new Set(methods.filter(([, entry]) => !isNewer(entry)).map(([name]) => name));
  return new Set(methods.map(([name]) => name).filter((name) => !old.has(name)));
}

interface Node {
  type: string;
  computed?: boolean;
  callee?: Node;
  name?: string;
  object?: Node;
  property?: Node;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as Node);
    for (const value of Object.values(node)) visit(value, see);
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
