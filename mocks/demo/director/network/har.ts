import * as z from 'zod/mini';
import { truncated, type Answer, type Call } from '../../../server/call-log.ts';
import type * as contractCheck from '../../../server/contract-check.ts';
import { findOperation } from '#openapi/find-operation.ts';
import { requestProblems } from '../../../server/request-problems.ts';
import { headersWithoutSession } from '../../../server/record-call.ts';

const text = z.optional(z.string());
const headers = z.optional(z.array(z.object({ name: z.string(), value: z.string() })));
const entrySchema = z.object({
  startedDateTime: text,
  time: z.optional(z.nullable(z.number())),
  request: z.object({
    method: z.string(),
    url: z.custom<string>((url) => typeof url === 'string' && URL.canParse(url)),
    headers,
    postData: z.optional(z.object({ text })),
  }),
  response: z.object({
    status: z.number(),
    headers,
    content: z.optional(z.object({ size: z.optional(z.number()), text, encoding: text })),
  }),
});
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

type Entry = z.infer<typeof entrySchema>;
type ContractCheck = typeof contractCheck;

/** What a request and an answer have in common, and no reader needs. */
const MESSAGE = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };

/** The calls as a HAR 1.2 file, which every browser's network panel opens. Sessions were never recorded. */
export function toHar(calls: readonly Call[]): string {
  const entries = calls.map(({ method, url, startedAt, headers, body, answer }) => ({
    startedDateTime: new Date(startedAt).toISOString(),
    time: answer?.ms ?? 0,
    request: {
      ...MESSAGE,
      method,
      url,
      headers: headers.map(named),
      queryString: [...new URL(url).searchParams].map(named),
      bodySize: body?.length ?? -1,
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      ...MESSAGE,
      status: answer?.status ?? 0,
      statusText: '',
      headers: (answer?.headers ?? []).map(named),
      content: {
        size: answer?.body.length ?? 0,
        mimeType: new Headers(answer?.headers).get('content-type') ?? '',
        text: answer?.body ?? '',
      },
      redirectURL: new Headers(answer?.headers).get('location') ?? '',
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
    const { data } = entrySchema.safeParse(given);
    const found = data && findOperation(data.request.method, new URL(data.request.url).pathname);
    return found ? [{ ...judged(data, found.operation, check), id: index + 1 }] : [];
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
): Omit<Call, 'id'> {
  const { method, url, postData } = request;
  const headers = headersFrom(request.headers);
  const body = postData?.text;
  return {
    operation,
    method: method.toUpperCase(),
    url,
    page: headers.get('referer') ?? '',
    startedAt: Date.parse(startedDateTime ?? '') || 0,
    headers: headersWithoutSession(headers),
    body: body && truncated(body),
    problems: requestProblems(check, operation, { url, headers, body }),
    faults: [],
    answer: answerFrom(response, time ?? 0, operation, check),
  };
}

function answerFrom(
  { status, headers: given, content: { size = 0, text = '', encoding } = {} }: Entry['response'],
  ms: number,
  operation: Call['operation'],
  check: ContractCheck,
): Answer {
  const headers = headersFrom(given);
  const body = encoding === 'base64' ? decoded(text) : text;
  // Browsers leave large bodies out of a HAR, and tell their size all the same.
  const isBodyLeftOut = body === '' && size > 0;
  const isJudged = status !== 0 && !isBodyLeftOut;
  return {
    status,
    headers: headersWithoutSession(headers),
    body: truncated(body),
    ms,
    problems: isJudged ? check.checkAnswer(operation, { status, headers }, body) : [],
    isBodyLeftOut,
  };
}

/** HTTP/2 puts `:authority` and the like among the headers of a HAR; they are none. */
function headersFrom(given: z.infer<typeof headers> = []): Headers {
  const found = new Headers();
  for (const { name, value } of given) {
    try {
      found.append(name, value);
    } catch {
      // Not a header's name or value.
    }
  }
  return found;
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
