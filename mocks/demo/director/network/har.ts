import * as z from 'zod/mini';
import { truncated, type Answer, type Call } from '../../../server/call-log.ts';
import type * as contractCheck from '../../../server/contract-check.ts';
import { findOperation } from '#openapi/find-operation.ts';
import { requestProblems } from '../../../server/request-problems.ts';
import { headersWithoutSession } from '../../../server/record-call.ts';

const header = z.object({ name: z.string(), value: z.string() });
const entrySchema = z.object({
  startedDateTime: z.optional(z.string()),
  time: z.optional(z.nullable(z.number())),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.optional(z.array(header)),
    postData: z.optional(z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: z.optional(z.array(header)),
    content: z.optional(
      z.object({
        size: z.optional(z.number()),
        text: z.optional(z.string()),
        encoding: z.optional(z.string()),
      }),
    ),
  }),
});
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

type Entry = z.infer<typeof entrySchema>;
type ContractCheck = typeof contractCheck;

/** The calls as a HAR 1.2 file, which every browser's network panel opens. Sessions were never recorded. */
export function toHar(calls: readonly Call[]): string {
  const entries = calls.map(({ method, url, startedAt, headers, body, answer }) => ({
    startedDateTime: new Date(startedAt).toISOString(),
    time: answer?.ms ?? 0,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers.map(named),
      queryString: [...new URL(url).searchParams].map(named),
      headersSize: -1,
      bodySize: body?.length ?? -1,
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      status: answer?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: (answer?.headers ?? []).map(named),
      content: {
        size: answer?.body.length ?? 0,
        mimeType: new Headers(answer?.headers).get('content-type') ?? '',
        text: answer?.body ?? '',
      },
      redirectURL: new Headers(answer?.headers).get('location') ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: answer?.ms ?? 0, receive: 0 },
  }));
  const log = { version: '1.2', creator: { name: 'AI Twin Studio, director', version: '1' }, entries };
  return JSON.stringify({ log }, null, 2);
}

/** The contract's calls in a HAR, and the number of other entries. */
export interface JudgedHar {
  calls: Call[];
  others: number;
}

/**
 * Checks each call in a HAR against the contract. Files in requests are not checked.
 * @throws Error with a sentence when this is no HAR
 */
export function readHar(text: string, check: ContractCheck): JudgedHar {
  const entries = entriesOf(text);
  const calls = entries.flatMap((given, index) => {
    const entry = entrySchema.safeParse(given);
    const url =
      entry.success && URL.canParse(entry.data.request.url) ? new URL(entry.data.request.url) : null;
    if (!entry.success || !url) return [];
    const found = findOperation(entry.data.request.method, url.pathname);
    return found ? [{ ...judged(entry.data, found.operation, check), id: index + 1 }] : [];
  });
  return { calls, others: entries.length - calls.length };
}

function entriesOf(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not a HAR: it is no JSON.');
  }
  const har = harSchema.safeParse(value);
  if (!har.success) throw new Error('This is not a HAR: it has no log.entries.');
  return har.data.log.entries;
}

function judged(
  { startedDateTime, time, request, response }: Entry,
  operation: Call['operation'],
  check: ContractCheck,
) {
  const headers = headersFrom(request.headers);
  const body = request.postData?.text;
  const started = Date.parse(startedDateTime ?? '');
  const call: Omit<Call, 'id'> = {
    operation,
    method: request.method.toUpperCase(),
    url: request.url,
    page: headers.get('referer') ?? '',
    startedAt: Number.isNaN(started) ? 0 : started,
    headers: headersWithoutSession(headers),
    body: body === undefined ? undefined : truncated(body),
    problems: requestProblems(check, operation, { url: request.url, headers, body }),
    faults: [],
    answer: answerFrom(response, time ?? 0, operation, check),
  };
  return call;
}

function answerFrom(
  { status, headers: given, content }: Entry['response'],
  ms: number,
  operation: Call['operation'],
  check: ContractCheck,
): Answer {
  const headers = headersFrom(given);
  const body = content?.encoding === 'base64' ? decoded(content.text ?? '') : (content?.text ?? '');
  // Browsers leave large bodies out of a HAR, and tell their size all the same.
  const isLeftOut = body === '' && (content?.size ?? 0) > 0;
  const problems = status === 0 || isLeftOut ? [] : check.checkAnswer(operation, { status, headers }, body);
  return {
    status,
    headers: headersWithoutSession(headers),
    body: truncated(body),
    ms,
    problems,
    ...(isLeftOut ? { isBodyLeftOut: true } : {}),
  };
}

/** HTTP/2 puts `:authority` and the like among the headers of a HAR; they are none. */
function headersFrom(given: z.infer<typeof header>[] = []): Headers {
  const headers = new Headers();
  for (const { name, value } of given) {
    try {
      headers.append(name, value);
    } catch {
      // Not a header's name or value.
    }
  }
  return headers;
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

function named([name, value]: [string, string]) {
  return { name, value };
}
