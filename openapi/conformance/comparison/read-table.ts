import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A YAML table of this folder. */
export function readTable(name: string): unknown {
  return parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
