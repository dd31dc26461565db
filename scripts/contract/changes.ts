import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from '#openapi/json-pointer.ts';
import { objectOf, type Json, type JsonObject, type Operation } from './document.ts';
import { writtenOut, type Surface } from './surface.ts';

/** `breaking`: clients of the older contract may fail. `addition`: only servers must change. */
export type Effect = 'breaking' | 'addition';

export interface Change {
  effect: Effect;
  /** Operations and location, e.g. `trainTwin · request · mode`. */
  where: string;
  what: string;
}

/** A difference from `redocly diff --format json`, with only the fields that are used. */
interface Difference {
  /** A JSON pointer into the contract. */
  path: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { message: string }[];
  property?: string;
  base?: { value?: Json };
  revision?: { value?: Json };
}

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
/** Parts of a pointer that are meaningless to readers. */
const WRAPPERS = new Set(['content', 'application/json', 'multipart/form-data', 'schema', 'properties']);

/** All changes that affect clients or servers, each once with its operations. */
export function changesBetween(before: Surface, after: Surface): Change[] {
  const [older, newer] = [writtenOut(before), writtenOut(after)];
  const found = differences(older, newer).map((difference) => {
    const { operation, location } = locationOf(difference, [newer, older]);
    return { operation, effect: effectOf(difference), location, what: messageOf(difference) };
  });
  const changes = Map.groupBy(
    found.filter(({ operation }) => operation !== 'info'),
    ({ effect, location, what }) => JSON.stringify([effect, location, what]),
  );
  return [
    ...[...changes.values()].map((same): Change => {
      const { effect, location, what } = same[0]!;
      const operations = [...new Set(same.map(({ operation }) => operation))].join(', ');
      return { effect, where: [operations, location].filter(Boolean).join(' · '), what };
    }),
    ...ruleChanges(before, after),
  ];
}

/** The version that these changes need after the released one. */
export function requiredVersion(released: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  if (changes.some(({ effect }) => effect === 'breaking')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released;
}

/** Whether a version is the minimum or newer. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

/** Runs `redocly diff`, which compares files. */
function differences(...contracts: [before: JsonObject, after: JsonObject]): Difference[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'contract-'));
  const files = contracts.map((contract, index) => {
    const file = join(folder.path, `${index}.json`);
    writeFileSync(file, JSON.stringify(contract));
    return file;
  });
  const command = [REDOCLY, 'diff', ...files, '--format', 'json', '--fail-on', 'none'];
  const output = execFileSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return (JSON.parse(output) as { changes: Difference[] }).changes;
}

/** Redocly rates extensions as minor, but clients rely on prices and durations. */
function effectOf({ impact, kind, property = '' }: Difference): Effect {
  const isChangedExtension = property.startsWith('x-') && kind !== 'added';
  return impact === 'major' || isChangedExtension ? 'breaking' : 'addition';
}

function locationOf({ path, property }: Difference, contracts: JsonObject[]) {
  const [root = '', address = '', method = '', ...rest] = partsOf(path);
  if (root !== 'paths') return { operation: root, location: [address, property].filter(Boolean).join(' · ') };
  const operations = contracts.map(({ paths }) => objectOf(objectOf(objectOf(paths)[address])[method]));
  const { operationId = `${method} ${address}`, parameters }: Partial<Operation> =
    operations.find((operation) => 'operationId' in operation) ?? {};
  const [kind = '', name = '', ...inner] = rest.filter((part) => !WRAPPERS.has(part));
  const { name: parameter } = (parameters?.[Number(name)] ?? {}) as { name?: string };
  const location = [...partOf(), ...inner].filter(Boolean).join(' · ');
  return { operation: operationId, location };

  /** The part of the operation that differs. */
  function partOf(): string[] {
    if (kind === 'parameters') return [parameter ?? kind];
    if (kind === 'responses') return [inner.length > 0 ? 'response' : name];
    return [kind === 'requestBody' ? 'request' : kind, name];
  }
}

function messageOf({ verdicts, kind, property, base, revision }: Difference): string {
  if (kind === 'added') return verdicts[0]?.message ?? 'is new';
  if (kind === 'removed') return verdicts[0]?.message ?? 'is gone';
  const [older, newer] = [base, revision].map((side) => JSON.stringify(side?.value ?? null));
  return verdicts[0]?.message ?? `${property} is ${newer} instead of ${older}`;
}

/** The changed levels of rules. A weaker `must` is breaking, because clients rely on it. */
function ruleChanges(before: Surface, after: Surface): Change[] {
  const levelsOf = ({ 'x-rules': rules }: Surface) => new Map(rules.map(({ id, level }) => [id, level]));
  const [older, newer] = [levelsOf(before), levelsOf(after)];
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((where): Change[] => {
    const [was, is] = [older.get(where), newer.get(where)];
    if (was === is) return [];
    const effect = was === 'must' ? 'breaking' : 'addition';
    if (is === undefined) return [{ effect, where, what: 'is gone' }];
    return [{ effect, where, what: was === undefined ? `is new, a ${is}` : `is a ${is}, and was a ${was}` }];
  });
}
