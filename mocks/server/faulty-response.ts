import { HttpResponse } from 'msw';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { ResponseGuide } from './contract-guide.ts';
import type { Fault } from './faults.ts';
import { asProblem, type ContractCheck } from './read-request.ts';
import { successStatus } from './respond.ts';

type Fields = Record<string, unknown>;

const BAD_GATEWAY_PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
const JSON_TYPE = 'application/json';

/** The response of a fault. A delay and an outcome have none, because they do not replace the response. */
export async function faultyResponse(
  fault: Fault,
  operation: OperationId,
  check: ContractCheck,
): Promise<Response> {
  const { kind, status, body, headers } = fault;
  const usual = successStatus(operation);
  const reply = (content: BodyInit, usualStatus: number, type = JSON_TYPE) =>
    new Response(content, {
      status: status ?? usualStatus,
      headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
    });
  switch (kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise(() => {});
    case 'example':
      return exampleResponse(fault, operation);
    case 'status':
      return reply(JSON.stringify(body ?? asProblem(undefined).body), 500);
    case 'body':
      return reply(typeof body === 'string' ? body : JSON.stringify(body ?? null), usual);
    case 'html':
      return reply(typeof body === 'string' ? body : BAD_GATEWAY_PAGE, 502, 'text/html');
    case 'empty':
      return new Response(null, { status: status ?? 500, headers: headers ?? {} });
    case 'cut':
      return reply(brokenStream(), usual);
    case 'malformed': {
      const text = JSON.stringify(await exampleBody(operation, usual));
      return reply(text.slice(0, Math.max(1, Math.floor(text.length * 0.6))), bodyStatus(usual));
    }
    case 'missing-field':
    case 'wrong-type': {
      const shapes = variants(await exampleBody(operation, usual), CHANGES[kind]);
      const texts = shapes.map((shape) => JSON.stringify(shape));
      const response = { status: usual, headers: new Headers({ 'content-type': JSON_TYPE }) };
      // A body without an optional field still fits the contract, so it is not used.
      const wrong = texts.find((text) => check.checkResponse(operation, response, text).length > 0);
      return reply(wrong ?? '[0]', bodyStatus(usual));
    }
    case 'delay':
    case 'outcome':
      throw new TypeError(`A fault of kind "${kind}" has no answer of its own.`);
  }
}

/** Waits in real time, because the simulated clock does not affect the connection. */
export function waitFor(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** The contract's example, with its headers. */
async function exampleResponse(fault: Fault, operation: OperationId): Promise<Response> {
  const status = fault.status ?? 500;
  const response = await responseGuide(operation, status);
  const example = response?.examples.find(({ name }) => name === fault.example) ?? response?.examples[0];
  const headers = {
    ...(example ? { 'content-type': JSON_TYPE } : {}),
    ...response?.headers,
    ...fault.headers,
  };
  // MSW's `HttpResponse` preserves `Set-Cookie`; the browser's `Response` drops it.
  return new HttpResponse(example ? JSON.stringify(example.body) : null, { status, headers });
}

async function responseGuide(operation: OperationId, status: number): Promise<ResponseGuide | undefined> {
  const { guide } = await import('./contract-guide.ts');
  const { responses } = guide[operation];
  return responses[String(status)] ?? responses['default'];
}

/** The example body of a success; `{}` for a success without a body. */
async function exampleBody(operation: OperationId, status: number): Promise<unknown> {
  const response = await responseGuide(operation, status);
  return response?.examples[0]?.body ?? {};
}

/** A status that may have a body: 200 instead of 204 and redirects. */
function bodyStatus(status: number): number {
  return status === 204 || status >= 300 ? 200 : status;
}

function brokenStream(): ReadableStream<Uint8Array> {
  let isStarted = false;
  return new ReadableStream({
    pull(controller) {
      if (isStarted) controller.error(new TypeError('The connection was cut.'));
      else controller.enqueue(new TextEncoder().encode('{"'));
      isStarted = true;
    },
  });
}

const CHANGES = {
  'missing-field'(fields: Fields, name: string): Fields {
    const { [name]: _, ...rest } = fields;
    return rest;
  },
  'wrong-type': (fields: Fields, name: string): Fields => ({ ...fields, [name]: otherType(fields[name]) }),
};

/** One variant per field of every object, outer fields first. Of a list, only the first item is changed. */
function variants(value: unknown, change: (fields: Fields, name: string) => Fields): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return variants(first, change).map((item) => [item, ...others]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const names = Object.keys(fields);
  return [
    ...names.map((name) => change(fields, name)),
    ...names.flatMap((name) => variants(fields[name], change).map((inner) => ({ ...fields, [name]: inner }))),
  ];
}

function otherType(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return 42;
  return Array.isArray(value) ? {} : 'something else';
}
