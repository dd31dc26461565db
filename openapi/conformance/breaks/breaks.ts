import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '#openapi/operations.gen.ts';
import { accept, jsonOf, on, refuse, SUCCESS, when, withBody, withText } from './changes.ts';
import { MONEY_CHANGES } from './money-changes.ts';
import { OTHER_CHANGES } from './other-changes.ts';
import type { Change, Reply } from './proxy.ts';

/** One way in which a server breaks the contract. */
export interface Break {
  /** What is wrong, in a sentence. */
  what: string;
  /** The rules that find it: one of them is enough. */
  rules: readonly string[];
  /** The operations that it changes; all without it. */
  on: OperationId[] | undefined;
  change: Change;
}

/** A row of `breaks.yaml`, which explains it. */
interface Row {
  what: string;
  rules: string;
  on?: OperationId | OperationId[];
  accept?: number | number[];
  refuse?: number;
  when?: number | number[] | 'any';
  status?: number;
  /** A header that is null is removed. */
  headers?: Record<string, string | null>;
  page?: string;
  text?: string;
  body?: unknown;
  /** Values by their paths, such as `assets.finalVideoUrl`. */
  set?: Record<string, unknown>;
  without?: string;
}

const rows = parse(readFileSync(new URL('breaks.yaml', import.meta.url), 'utf8')) as Record<string, Row>;
const CODED = { ...MONEY_CHANGES, ...OTHER_CHANGES };

/** Every break by its name. */
export const BREAKS: Readonly<Record<string, Break>> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const change = CODED[name] ?? changeOf(row);
    return [
      name,
      {
        what: row.what,
        rules: row.rules.split(' '),
        on: row.on && [row.on].flat(),
        change: row.on ? on(row.on, change) : change,
      },
    ];
  }),
);

/** @throws RangeError when there is none of this name */
export function breakOf(name: string): Break {
  const found = BREAKS[name];
  if (!found) throw new RangeError(`There is no break "${name}"; --list shows them.`);
  return found;
}

function changeOf(row: Row): Change {
  if (row.accept !== undefined) return accept(...[row.accept].flat());
  if (row.refuse !== undefined) return refuse(row.refuse);
  return when(row.when === 'any' ? undefined : (row.when ?? SUCCESS), (reply) => {
    const changed = withContent({ ...reply, status: row.status ?? reply.status }, row);
    const headers = Object.entries({ ...changed.headers, ...row.headers }).filter(
      ([, value]) => value !== null,
    );
    return { ...changed, headers: Object.fromEntries(headers) as Reply['headers'] };
  });
}

function withContent(reply: Reply, { page, text, body, set = {}, without }: Row): Reply {
  if (page !== undefined) return withText(reply, page, 'text/html');
  if (text !== undefined) return withText(reply, text);
  if (body !== undefined) return withBody(reply, body);
  if (without === undefined && Object.keys(set).length === 0) return reply;
  const changed = jsonOf(reply) as Record<string, unknown>;
  if (without !== undefined) delete changed[without];
  for (const [path, value] of Object.entries(set)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = changed;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return withBody(reply, changed);
}
