import { MAX_JSON_BYTES } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type * as contractCheck from './contract-check.ts';
import { HttpProblem, problem } from './handler.ts';
import { refusePhotos, withoutParameters } from './refuse-photos.ts';

/** The contract check, which is loaded separately (handle-request.ts). */
export type ContractCheck = typeof contractCheck;

/** A parsed body with its problems, or the refusal of an unreadable body. JSON has its text. */
export type Body = { text?: string | undefined } & (
  | { value: unknown; wrong: string[] }
  | { problem: HttpProblem }
);

/**
 * Reads JSON, the fields and files of a form, or a file. Checks the size and declared type of files; handlers check
 * their bytes. A body above the contract's maximum is refused without holding it in memory.
 */
export async function readBody(
  operation: OperationId,
  request: Request,
  check: ContractCheck,
): Promise<Body> {
  const { requestType, statuses } = operations[operation];
  const expected: string | null = requestType;
  const mediaType = withoutParameters(request.headers.get('content-type') ?? '');
  const maxBytes = check.maxFileBytes(operation) + MAX_JSON_BYTES;
  const tooLarge = problem(
    (statuses as readonly unknown[]).includes(413) ? 413 : 400,
    `The request is too large: ${Math.round(maxBytes / 1e6)} MB is the maximum.`,
  );
  let text: string | undefined;
  try {
    if (expected === null) return { value: undefined, wrong: [] };
    if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
    // A request without body and type violates the shape, not the media type.
    const isEmpty = mediaType === '' && (!request.body || request.headers.get('content-length') === '0');
    if (expected === 'application/json' && mediaType !== expected && !isEmpty)
      throw problem(415, 'Send JSON.');
    if (expected === 'multipart/form-data' && mediaType !== expected)
      throw problem(415, 'Send a form with files.');
    const body = withSizeLimit(request, maxBytes, tooLarge);
    if (expected === 'application/json') {
      text = await body.text();
      const value = parseJson(text);
      return { text, value, wrong: check.checkBody(operation, value) };
    }
    if (expected === 'multipart/form-data') {
      const parts = await readForm(body);
      const files = Object.values(parts)
        .flat()
        .filter((part) => part instanceof File);
      refusePhotos(files);
      return { value: check.formOf(operation, parts), wrong: [] };
    }
    const file = await body.blob();
    refusePhotos([{ size: file.size, type: mediaType || 'no type' }]);
    return { value: file, wrong: [] };
  } catch (error) {
    return { text, problem: asProblem(error) };
  }
}

/**
 * A body that fails when it exceeds the maximum. The rest is read and dropped, because clients read the response only
 * after they have sent everything.
 */
function withSizeLimit(
  request: Request,
  maxBytes: number,
  tooLarge: HttpProblem,
): Pick<Request, 'text' | 'formData' | 'blob'> {
  // The caller compares `content-length`. In Firefox a page's requests have no `body`.
  if (!request.body || request.headers.has('content-length')) return request;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
    },
    flush(controller) {
      if (bytes > maxBytes) controller.error(tooLarge);
    },
  });
  return new Response(request.body.pipeThrough(counter), { headers: request.headers });
}

/** Returns a problem unchanged, and a 500 for any other error. */
export function asProblem(error: unknown): HttpProblem {
  return error instanceof HttpProblem ? error : problem(500, 'Something went wrong on our side. Try again.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem(400, { error: 'The request is not valid.', details: ['the body is not JSON'] });
  }
}

async function readForm(body: Pick<Request, 'formData'>): Promise<Record<string, unknown[]>> {
  const form = await body.formData().catch((cause: unknown) => {
    if (cause instanceof HttpProblem) throw cause;
    throw problem(400, { error: 'The request is not valid.', details: ['the form cannot be read'] });
  });
  // No prototype, because a form may have a field named `__proto__`.
  const fields = Object.create(null) as Record<string, unknown[]>;
  for (const [name, value] of form) (fields[name] ??= []).push(value);
  return fields;
}
