import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as LIMITS from '#openapi/limits.gen.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** Files of the app itself, without tests. */
const appFiles = tracked.filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/test\/|\/testing\//.test(file),
);

/** Not the changelog, which may name removed files. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

function violations(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
}

/** Links of a document to missing files or headings. */
function brokenLinks(page: string): string[] {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  return targets
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    })
    .map((link) => `${page}: ${link}`);
}

/** The anchors that GitHub generates for headings. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Code that compares or searches English words, compares a title, or stores one on the device. */
const ENGLISH_AS_STATE = new RegExp(
  [
    /(?:[!=]==|\bcase|\.(?:includes|startsWith|endsWith|indexOf|search|match)\() ?['"`][^'"`[]*[a-z]{2} [A-Za-z]/,
    /(?:\btitle|MESSAGES[.\w]*|[A-Z]_(?:TITLE|TEXT|FALLBACK)) [!=]== (?!undefined)/,
    /[!=]== (?:\w+_)?(?:MESSAGES|TITLE|TEXT|FALLBACK)\b/,
    /\btitle: (?:v\.|(?:label|text)\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Tests and their helpers, but not this file, which contains what it forbids. */
const testFiles = tracked.filter(
  (file) =>
    file !== 'scripts/repository-rules.test.ts' &&
    (/\.(test|spec)\.tsx?$|\/testing\/|^src\/test\/|^e2e\/.*\.ts$/.test(file) || file === 'vitest.setup.ts'),
);

/** Patterns of tests that pass or fail by luck, and the files that need them. */
const LUCK: [rule: string, patterns: RegExp[], except?: string[]][] = [
  [
    'none is skipped, or skips itself',
    [
      /\b(it|test|describe)\.(only|skip|todo|fixme|fails?|skipIf|runIf)\b/,
      /\bskip\(\)/,
      /\bif \(is\w+\) return;/,
      /\? \w+ : \[\]/,
    ],
    // Not a test.
    ['src/test/cookie-fetch.ts'],
  ],
  [
    'none sleeps or measures real time: move the clock, hold answers back, or wait for what comes',
    [
      /waitForTimeout|setTimeout\((\w+|\(\) => \w+\(\)), [\d_]*[1-9]/,
      /\bsleep\(\d/,
      /AbortSignal\.timeout\(\d/,
      /delayMs: [\d_]{1,5}\b/,
      /performance\.now\(\) - \w+\)\.to\w+\(\d/,
    ],
  ],
  [
    'none counts turns: atRest() waits until nothing more comes',
    [/\bsetImmediate\b|\bturn < \d/, /\bsetTimeout\(\w+\)/],
    ['mocks/testing/test-calls.ts'],
  ],
  [
    'none waits for an event that may never come: take the records of an observer',
    [/new PerformanceObserver\((?!\(\) => \{\}\))/],
  ],
  [
    'a missing value is not replaced by zero: boxOf() throws, and so does `!`',
    [/\.boundingBox\(/, /\?\.[^?]*\?\? 0\b/, /\) \?\? 0\b/],
    ['e2e/box.ts'],
  ],
  [
    'no assertion depends on the state of the page',
    [/\bif \(.*\bis(Visible|Hidden|Enabled|Checked)\(\)/, /\bif \(\w+\) (expect|fireEvent)\b/],
  ],
  [
    'waiting has one time limit (waitFor of testing-library, mocks/testing/wait-until.ts)',
    [/\bvi\.wait(For|Until)\(/],
    ['mocks/testing/wait-until.ts'],
  ],
  [
    'every loop has an end',
    [/\bfor \(;;/, /\bwhile \(/, /\bdo \{/],
    // Until a time limit; over the texts of a page.
    ['e2e/live-servers.ts', 'e2e/engines/driven-page.ts', 'src/test/translator.ts'],
  ],
  [
    'random cases have a seed (mocks/testing/seeded-fast-check.ts)',
    [/from 'fast-check'/, /Math\.random\(/, /\bseed: .*undefined/],
    ['mocks/testing/seeded-fast-check.ts'],
  ],
  [
    'a sample is chosen by name: an index or a length changes with the table',
    [/\.filter\(.*\bindex % \d/, /\.length % \d/],
  ],
];

/** What no line of these files may have. */
const FORBIDDEN: [rule: string, files: string[], pattern: RegExp][] = [
  [
    'Only src/shared/api sends requests',
    appFiles.filter((file) => !file.startsWith('src/shared/api/')),
    /\bfetch\(|new XMLHttpRequest|sendBeacon/,
  ],
  ['Text is never set as markup', appFiles, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/],
  [
    'No price and no number of photos is typed (§9.2): they are constants of the contract',
    appFiles,
    /\b(200|5) credits|\b8(-| to )20\b|\b20 photos/,
  ],
  [
    'Plurals are formed only in format-count.ts',
    appFiles.filter((file) => file !== 'src/shared/lib/format-count.ts'),
    /\? '' : 's'|\+ 's'|[a-z]\}s\b/,
  ],
  ['No component depends on the theme: colours are tokens', appFiles, /\bdark:[a-z[]/],
  [
    'Only isolated tests (.alone.test) reset or replace modules',
    testFiles.filter((file) => !file.includes('.alone.test.')),
    /vi\.(resetModules|mock|doMock)\(/,
  ],
  [
    'Files contain no registry host and no path of a machine',
    tracked.filter(
      (file) =>
        /\.(md|json|ts|tsx|mjs|cjs|yaml|html|css|sh)$|^\.ci\/|^\.npmrc$/.test(file) &&
        !file.startsWith('scripts/repository'),
    ),
    /registry\.npmjs|\/(home|Users|work)\/[a-z]+\//,
  ],
];

test.each(FORBIDDEN)('%s', (_, files, pattern) => {
  expect(files.length).toBeGreaterThan(60);
  expect(violations(files, pattern)).toEqual([]);
});

test('Code uses the kinds of messages: it compares, searches and stores no English text', () => {
  expect(violations(appFiles, ENGLISH_AS_STATE)).toEqual([]);
  const isWrittenInPlace = (file: string) => /notify\(\{\s*title: ['"]/.test(readFileSync(file, 'utf8'));
  expect(appFiles.filter(isWrittenInPlace)).toEqual([]);
});

test('Limits of the contract are compared with code points, not with UTF-16 units (decision 74)', () => {
  const lengths = Object.keys(LIMITS).filter((name) => name.endsWith('_LENGTH'));
  const limits = new RegExp(`\\b(${lengths.join('|')})\\b`);
  const units = /\.length\b|\b(maxLength|slice|substring|startOf|shorten)\(/;
  expect('while (rest.length > MAX_SAMPLE_LENGTH) {').toMatch(units);
  const named = violations(appFiles, limits);
  expect(named.length).toBeGreaterThan(5);
  expect(violations(appFiles, units).filter((place) => named.includes(place))).toEqual([]);
});

test.each(LUCK)('No test passes or fails by luck: %s', (_, patterns, except = []) => {
  const found = patterns.flatMap((pattern) => violations(testFiles, pattern));
  const isIn = (place: string, file: string) => place.startsWith(`${file}:`);
  expect(found.filter((place) => !except.some((file) => isIn(place, file)))).toEqual([]);
  expect(except.filter((file) => !found.some((place) => isIn(place, file)))).toEqual([]);
});

test('Actions and base images are pinned by hash, not by a tag', () => {
  const workflows = tracked.filter((file) => file.startsWith('.github/workflows/'));
  expect(workflows.length).toBeGreaterThan(1);
  expect(violations(workflows, /uses: (?!\S+@[\da-f]{40} # v\d)/)).toEqual([]);
  expect(violations(['Dockerfile'], /^FROM (?!\S+@sha256:[\da-f]{64}( |$))/)).toEqual([]);
});

test('docs/stack.md has every dependency', () => {
  const stack = readFileSync('docs/stack.md', 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const unnamed = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
    (name) => !stack.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});

test('Links between documents are not broken', () => {
  expect(documents.length).toBeGreaterThan(8);
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('Documents name only files that exist', () => {
  const named = documents.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:src|mocks|openapi|scripts|e2e|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ page, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('docs/architecture.md names only what the code has', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const names = [...page.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
  const code = tracked
    .filter(
      (file) =>
        /^(src|mocks|openapi|scripts)\/.*\.(tsx?|mjs)$/.test(file) && !file.startsWith('scripts/repo'),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
