import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../../openapi/contract.gen.json' with { type: 'json' };
import type { OperationId } from '#openapi/operations.gen.ts';

/** An answer of the simulated backend that the contract does not allow: always a mistake of ours. */
export interface ContractViolation {
  operation: OperationId;
  status: number;
  /** What is wrong, one sentence each. */
  details: string[];
}

interface FileRule {
  list: boolean;
}

interface MediaRule {
  schema?: AnySchemaObject;
  /** Which parts of a form are files. */
  files?: Record<string, FileRule>;
}

interface ParameterRule {
  name: string;
  in: string;
  required: boolean;
  schema: AnySchemaObject;
}

interface AnswerRule {
  headers: Record<string, { required: boolean; schema: AnySchemaObject }>;
  content: Record<string, MediaRule>;
}

interface OperationRule {
  parameters: ParameterRule[];
  request: { content: Record<string, MediaRule> } | null;
  responses: Record<string, AnswerRule>;
}

const rules = contract.operations as unknown as Record<OperationId, OperationRule>;

// The generated file has all objects closed already: a misspelt optional field is found, here and at the client.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $defs: contract.$defs }, 'contract');

/** Compiled when first needed: the contract has some 300 schemas, a visit uses a few. */
const compiled = new WeakMap<AnySchemaObject, ValidateFunction>();

const COOKIES_ARE_READABLE = new Response(null, { headers: { 'Set-Cookie': 'a=b' } }).headers.has(
  'Set-Cookie',
);

/** What this module does, for those who load it late. */
export interface ContractCheck {
  checkParameters: typeof checkParameters;
  checkBody: typeof checkBody;
  formOf: typeof formOf;
  checkAnswer: typeof checkAnswer;
}

/** What is wrong with the parameters of one kind; nothing when all is well. Header names are lower case. */
export function checkParameters(
  operation: OperationId,
  kind: 'path' | 'query' | 'header',
  valueOf: (name: string) => unknown,
): string[] {
  const parameters = rules[operation].parameters.filter((parameter) => parameter.in === kind);
  return parameters.flatMap(({ name, required, schema }) => {
    const value = valueOf(name) ?? undefined;
    if (value !== undefined) return check(schema, value, name);
    return required ? [`${name} is missing`] : [];
  });
}

/** What is wrong with a JSON body; nothing when all is well. */
export function checkBody(operation: OperationId, body: unknown): string[] {
  const schema = rules[operation].request?.content['application/json']?.schema;
  return schema ? check(schema, body, '') : [];
}

/** The parts of a form as the contract names them: lists stay lists, of the rest the first one counts. */
export function formOf(operation: OperationId, parts: Record<string, unknown[]>): Record<string, unknown> {
  const files = rules[operation].request?.content['multipart/form-data']?.files ?? {};
  return Object.fromEntries(
    Object.entries(parts).map(([name, values]) => [name, files[name]?.list === true ? values : values[0]]),
  );
}

/** What is wrong with an answer: status, headers, content type, body; nothing when all is well. */
export function checkAnswer(operation: OperationId, { status, headers }: Response, text: string): string[] {
  const rule = rules[operation].responses[String(status)];
  if (!rule) return [`status ${status} is not declared`];
  return [...checkHeaders(rule, headers), ...checkContent(rule, headers, text)];
}

function checkHeaders(rule: AnswerRule, headers: Headers): string[] {
  return Object.entries(rule.headers).flatMap(([name, { required, schema }]) => {
    const text = name === 'Set-Cookie' ? headers.getSetCookie()[0] : headers.get(name);
    if (text === null || text === undefined) {
      return required && isReadable(name) ? [`the header ${name} is missing`] : [];
    }
    return check(schema, schema['type'] === 'integer' ? Number(text) : text, name);
  });
}

function checkContent({ content }: AnswerRule, headers: Headers, text: string): string[] {
  if (Object.keys(content).length === 0) return text === '' ? [] : ['no body is declared'];
  const mediaType = headers.get('content-type')?.split(';')[0] ?? 'none';
  const schema = content[mediaType]?.schema;
  if (!schema) return [`the content type ${mediaType} is not declared`];
  try {
    return check(schema, JSON.parse(text), '');
  } catch {
    return ['the body is not JSON'];
  }
}

function check(schema: AnySchemaObject, value: unknown, name: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return [
    ...new Set(
      (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map((error) => line(error, name)),
    ),
  ];
}

function line(
  { instancePath, message = 'does not fit', params, keyword }: ErrorObject,
  name: string,
): string {
  const place = [name, ...instancePath.split('/').slice(1)].filter(Boolean).join('.') || 'the body';
  const facts = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return `${[...(place === 'the body' ? [] : [place]), facts['missingProperty']].join('.')} is missing`;
    case 'enum':
      return `${place} must be one of ${(facts['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `${place} must be ${String(facts['allowedValue'])}`;
    case 'additionalProperties':
      return `${place} must not have ${String(facts['additionalProperty'])}`;
    case 'minLength':
      return `${place} must not be empty`;
    case 'pattern':
      return facts['pattern'] === '\\S'
        ? `${place} must not be blank`
        : `${place} has a form that is not allowed`;
    default:
      return `${place} ${message}`;
  }
}

/** No page may read `Set-Cookie`, not even of an answer it made itself; Node may. */
function isReadable(header: string): boolean {
  return header.toLowerCase() !== 'set-cookie' || COOKIES_ARE_READABLE;
}
