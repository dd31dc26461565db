import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { ContractCheck } from './contract-check.ts';
import { HttpProblem, problem } from './handler.ts';

/** A body as the handler wants it with what is wrong with it, or the refusal of a body that cannot be read at all. */
export type Body = { value: unknown; wrong: string[] } | { problem: HttpProblem };

/** Reads parsed JSON, the fields and files of a form, or the raw file. Files are looked at by the handler. */
export async function readBody(
  operation: OperationId,
  request: Request,
  check: ContractCheck,
): Promise<Body> {
  const expected: string | null = operations[operation].requestType;
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  try {
    switch (expected) {
      case null:
        return { value: undefined, wrong: [] };
      case 'application/json': {
        if (given !== expected) throw problem(415, 'Send JSON.');
        const value = await readJson(request);
        return { value, wrong: check.checkBody(operation, value) };
      }
      case 'multipart/form-data': {
        if (given !== expected) throw problem(415, 'Send a form with files.');
        return { value: check.formOf(operation, await readForm(request)), wrong: [] };
      }
      default:
        return { value: await request.blob(), wrong: [] };
    }
  } catch (error) {
    return { problem: asProblem(error) };
  }
}

/** A refusal as it is; anything else is a mistake of ours, and a 500. */
export function asProblem(error: unknown): HttpProblem {
  return error instanceof HttpProblem ? error : problem(500, 'Something went wrong on our side. Try again.');
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw problem(400, { error: 'The request is not valid.', details: ['the body is not JSON'] });
  }
}

async function readForm(request: Request): Promise<Record<string, unknown[]>> {
  const form = await request.formData().catch(() => {
    throw problem(400, { error: 'The request is not valid.', details: ['the form cannot be read'] });
  });
  // A form's names come from outside: without a prototype, `__proto__` is a name like any other.
  const fields = Object.create(null) as Record<string, unknown[]>;
  for (const [name, value] of form) (fields[name] ??= []).push(value);
  return fields;
}
