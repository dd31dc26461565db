import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { STORAGE_KEYS } from '#shared/lib/storage-keys.ts';
import { BUILD_TARGET } from './oldest-browsers.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A minified script for the page, with the keys of the storage filled in. */
export function inlineScript(path: string): string {
  const { code, errors } = minifySync(path, read(path), { compress: { target: BUILD_TARGET } });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return code.trim().replaceAll('__STORAGE_KEYS__', JSON.stringify(STORAGE_KEYS));
}

/** A script without comments and indentation. It is not minified, because that would write newer syntax. */
export function inlineScriptAsWritten(path: string): string {
  return read(path).replaceAll(/^\s*(\/\/.*\s*)*/gm, '');
}
