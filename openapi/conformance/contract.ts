import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { valueAt } from '../json-pointer.ts';
import type { OperationId } from '../operations.gen.ts';
import { operations } from '../operations.gen.ts';

/** A rule of the contract. */
export interface Rule {
  id: string;
  /** `must`: every client depends on it · `should`: a good server follows it · `choice`: the owner decides. */
  level: 'must' | 'should' | 'choice';
  /** Its location in the contract: a heading of the introduction, a tag or an operation. */
  section: string;
  operations: readonly (OperationId | 'all')[];
  text: string;
}

/** A schema of the contract with resolved `$ref`s. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** The declaration of one status of an operation. */
export interface DeclaredResponse {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, MediaType>;
}

interface Operation {
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, DeclaredResponse>;
}

interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  'x-rules': Rule[];
}

const source: unknown = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));
const named = new Map<string, unknown>();
const document = withoutRefs(source) as Document;

function withoutRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRefs);
  if (typeof value !== 'object' || value === null) return value;
  if (!('$ref' in value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutRefs(part)]));
  const pointer = String(value.$ref).slice(1);
  if (!named.has(pointer)) named.set(pointer, withoutRefs(valueAt(source, pointer)));
  return named.get(pointer);
}

export const CONTRACT_VERSION = document.info.version;
export const RULES: readonly Rule[] = document['x-rules'];

export function ruleOf(id: string): Rule {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) throw new RangeError(`The contract has no rule ${id}.`);
  return rule;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);

function operationOf(id: OperationId): Operation | undefined {
  const { method, path } = operations[id];
  return document.paths[path]?.[method.toLowerCase()];
}

/** The declared response or that of `default`, if any. */
export function declaredResponse(operation: OperationId, status: number): DeclaredResponse | undefined {
  const responses = operationOf(operation)?.responses;
  return responses?.[status] ?? responses?.['default'];
}

/** The schema of an operation's JSON request, if it has one. */
export function requestSchema(operation: OperationId): Schema | undefined {
  return operationOf(operation)?.requestBody?.content['application/json']?.schema;
}

/** The violations of a schema by a value, one sentence each; `root` names the value as a whole. */
export function problemsOf(schema: Schema, value: unknown, root = 'the body'): string[] {
  // Compiled once, because ajv remembers compiled schemas.
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  // A missing field in a branch is more informative than the failed branch.
  const errors = (validate.errors ?? []).filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword));
  const lines = errors.map(({ instancePath, message, params }) => {
    const allowed = 'allowedValues' in params ? ` (${String(params['allowedValues'])})` : '';
    return `${instancePath.slice(1).replaceAll('/', '.') || root} ${message ?? 'does not fit'}${allowed}`;
  });
  return [...new Set(lines)];
}

/** Fields of a response that its schema does not know, as paths. */
export function unknownFields(schema: Schema, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    return items === undefined ? [] : value.flatMap((item) => unknownFields(items, item, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const place = `${path}${path && '.'}${name}`;
    const property = propertyOf(schema, name);
    return property === undefined ? [place] : unknownFields(property, child, place);
  });
}

/** The schema of a property, even in one of the alternatives. */
export function propertyOf(schema: Schema, name: string): Schema | undefined {
  const owner = alternatives(schema).find(({ properties = {} }) => Object.hasOwn(properties, name));
  return owner?.properties?.[name];
}

export function itemsOf(schema: Schema): Schema | undefined {
  return alternatives(schema).find(({ items }) => items !== undefined)?.items;
}

function alternatives(schema: Schema): Schema[] {
  const { allOf = [], oneOf = [], anyOf = [] } = schema;
  return [schema, ...[...allOf, ...oneOf, ...anyOf].flatMap(alternatives)];
}

/** The first example of an operation's success response, for use as a response. */
export function exampleOf(operation: OperationId): unknown {
  const { statuses } = operations[operation];
  const [media] = Object.values(declaredResponse(operation, statuses[0])?.content ?? {});
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}
