import type { ErrorObject } from 'ajv';
import type { OperationId } from '#openapi/operations.gen.ts';
import { rules as generatedRules } from './contract-checks.gen.ts';

/** A function compiled from a schema. It sets `errors` when it returns false. */
interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

interface ResponseRule {
  headers: Record<string, { required: boolean; isNumber: boolean; check: Check }>;
  content: Record<string, Check>;
}

interface OperationRule {
  parameters: { name: string; in: string; required: boolean; check: Check }[];
  body: null | {
    content: Record<string, Check>;
    /** Parts of a form that may be sent more than once. */
    lists: string[];
    /** The maximum bytes of all files together; 0 without files. */
    maxBytes: number;
  };
  responses: Record<string, ResponseRule>;
}

/** The contract's pattern for text that is not blank. */
const NOT_BLANK = String.raw`^\s*\S[\s\S]*$`;

const rules = generatedRules as Record<OperationId, OperationRule>;

/** True in Node. A page cannot read `Set-Cookie`, even of a response that it created. */
const COOKIES_ARE_READABLE = new Response(null, { headers: { 'Set-Cookie': 'a=b' } }).headers.has(
  'Set-Cookie',
);

/** Problems of the parameters of a request, one sentence each. @param params those in the path */
export function checkParameters(
  operation: OperationId,
  sent: { params: Record<string, unknown>; query: Record<string, string>; headers: Headers },
): string[] {
  return rules[operation].parameters.flatMap(({ name, in: location, required, check }) => {
    const values = location === 'path' ? sent.params : sent.query;
    const value = location === 'header' ? sent.headers.get(name) : values[name];
    if (value !== undefined && value !== null) return problemsOf(check, value, name);
    return required ? [`${name} is missing`] : [];
  });
}

/** Problems of a JSON body. */
export function checkBody(operation: OperationId, body: unknown): string[] {
  const check = rules[operation].body?.content['application/json'];
  return check ? problemsOf(check, body, '') : [];
}

/** The parts of a form: a list where the contract declares one, else the first value. */
export function formOf(operation: OperationId, parts: Record<string, unknown[]>): Record<string, unknown> {
  const lists = rules[operation].body?.lists ?? [];
  return Object.fromEntries(
    Object.entries(parts).map(([name, values]) => [name, lists.includes(name) ? values : values[0]]),
  );
}

/** The maximum bytes of all files of a request; 0 without files. */
export function maxFileBytes(operation: OperationId): number {
  return rules[operation].body?.maxBytes ?? 0;
}

/** Problems of the status, headers, content type or body of a response. */
export function checkResponse(
  operation: OperationId,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
): string[] {
  const rule = rules[operation].responses[String(status)];
  if (!rule) return [`status ${status} is not declared`];
  return [...checkHeaders(rule, headers), ...checkContent(rule, headers, text)];
}

function checkHeaders(rule: ResponseRule, headers: Headers): string[] {
  return Object.entries(rule.headers).flatMap(([name, { required, isNumber, check }]) => {
    const text = name === 'Set-Cookie' ? headers.getSetCookie()[0] : headers.get(name);
    if (text === null || text === undefined) {
      const isReadable = name !== 'Set-Cookie' || COOKIES_ARE_READABLE;
      return required && isReadable ? [`the header ${name} is missing`] : [];
    }
    return problemsOf(check, isNumber ? Number(text) : text, name);
  });
}

function checkContent({ content }: ResponseRule, headers: Headers, text: string): string[] {
  if (Object.keys(content).length === 0) return text === '' ? [] : ['no body is declared'];
  const mediaType = headers.get('content-type')?.split(';')[0] ?? 'none';
  const check = content[mediaType];
  if (!check) return [`the content type ${mediaType} is not declared`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['the body is not JSON'];
  }
  return problemsOf(check, body, '');
}

function problemsOf(check: Check, value: unknown, name: string): string[] {
  if (check(value)) return [];
  const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return [...new Set(errors.map((error) => sentenceOf(error, name)))];
}

function sentenceOf(
  { instancePath, message = 'does not fit', params, keyword }: ErrorObject,
  name: string,
): string {
  const path = [name, ...instancePath.split('/').slice(1)].filter(Boolean).join('.') || 'the body';
  const facts = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return `${[...(path === 'the body' ? [] : [path]), facts['missingProperty']].join('.')} is missing`;
    case 'enum':
      return `${path} must be one of ${(facts['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `${path} must be ${String(facts['allowedValue'])}`;
    case 'additionalProperties':
      return `${path} must not have ${String(facts['additionalProperty'])}`;
    case 'minLength':
      return `${path} must not be empty`;
    case 'pattern':
      return facts['pattern'] === NOT_BLANK
        ? `${path} must not be blank`
        : `${path} has a form that is not allowed`;
    default:
      return `${path} ${message}`;
  }
}
