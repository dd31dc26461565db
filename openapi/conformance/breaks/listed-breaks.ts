import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '#openapi/operations.gen.ts';
import { accept, jsonOf, on, refuse, SUCCESS, when, withBody, withText } from './changes.ts';
import { breaking, type Break, type Change, type Reply } from './proxy.ts';

/** A row of `breaks.yaml`. */
interface Row {
  what: string;
  rules: string;
  shownBy?: string;
  /** The operations whose answers it changes; all without it. */
  on?: OperationId | OperationId[];
  accept?: number | number[];
  refuse?: number;
  when?: number | number[] | 'any';
  status?: number;
  /** A header that is null is taken away. */
  headers?: Record<string, string | null>;
  page?: string;
  text?: string;
  body?: unknown;
  /** Values by their paths, such as `assets.finalVideoUrl`. */
  set?: Record<string, unknown>;
  without?: string;
}

const rows = parse(readFileSync(new URL('breaks.yaml', import.meta.url), 'utf8')) as Record<string, Row>;

export const LISTED_BREAKS: Record<string, Break> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const change = changeOf(row);
    return [name, breaking(row.what, row.rules, row.shownBy).by(row.on ? on(row.on, change) : change)];
  }),
);

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
