import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** All documents except the changelog, which may name removed files. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** The lines of files that match a pattern, without comments. */
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

test('files contain no registry host or machine path', () => {
  const files = tracked.filter(
    (file) =>
      /\.(md|json|ts|tsx|mjs|cjs|yaml|html|css|sh)$|^\.ci\/|^\.npmrc$/.test(file) &&
      // This file contains the patterns that it forbids.
      file !== 'scripts/repository-rules.test.ts',
  );
  expect(files.length).toBeGreaterThan(60);
  expect(violations(files, /registry\.npmjs|\/(home|Users|work)\/[a-z]+\//)).toEqual([]);
});

test('actions are pinned by hash, not by tag', () => {
  const workflows = tracked.filter((file) => file.startsWith('.github/workflows/'));
  expect(workflows.length).toBeGreaterThan(1);
  expect(violations(workflows, /uses: (?!\S+@[\da-f]{40} # v\d)/)).toEqual([]);
});

test('base images are pinned by hash, not by tag', () => {
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

test('links between documents are not broken', () => {
  expect(documents.length).toBeGreaterThan(8);
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('documents name only files that exist', () => {
  const named = documents.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:src|mocks|openapi|scripts|e2e|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ page, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('docs/architecture.md names only existing identifiers', () => {
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
