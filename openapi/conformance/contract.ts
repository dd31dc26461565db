import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { escapePart, valueAt } from '../json-pointer.ts';
import type { OperationId } from '../operations.gen.ts';
import { operations } from '../operations.gen.ts';

/** A rule of the contract. */
export interface Rule {
  id: string;
  /** `must`: every client relies on it · `should`: expected of a good server · `choice`: the owner decides. */
  level: 'must' | 'should' | 'choice';
  /** Its place in the contract: a heading of the introduction, a tag or an operation. */
  section: string;
  operations: readonly (OperationId | 'all')[];
  text: string;
}

type Json = Record<string, unknown>;

interface Document extends Json {
  info: { version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, { responses: Record<string, Json> }>>;
  'x-rules': Rule[];
}

const document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as Document;

export const CONTRACT_VERSION = document.info.version;
export const RULES: readonly Rule[] = document['x-rules'];

/** Places of rules: the headings of the introduction, the tags and the operations. */
export const SECTIONS: readonly string[] = [
  ...[...document.info.description.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
  ...document.tags.map(({ name }) => name),
  ...Object.keys(operations),
];

export function ruleOf(id: string): Rule {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new RangeError(`The contract has no rule ${id}.`);
  return rule;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');
const validators = new Map<string, ValidateFunction>();

/** What is declared for one status of an operation. */
export interface DeclaredAnswer {
  headers: { name: string; required: boolean; pointer: string; isNumber: boolean }[];
  /** The pointer to the schema of each content type. */
  content: Record<string, string>;
}

/** The declared answer, or that of `default`; undefined when neither is declared. */
export function declaredAnswer(operation: OperationId, status: number): DeclaredAnswer | undefined {
  const { method, path } = operations[operation];
  const responses = `/paths/${escapePart(path)}/${method.toLowerCase()}/responses`;
  const key = [String(status), 'default'].find((one) => at(`${responses}/${one}`) !== undefined);
  if (key === undefined) return undefined;
  const [response, pointer] = resolved(`${responses}/${key}`);
  return {
    headers: Object.keys(objectOf(response['headers'])).map((name) => {
      const [header, place] = resolved(`${pointer}/headers/${escapePart(name)}`);
      const isNumber = resolved(`${place}/schema`)[0]['type'] === 'integer';
      return { name, required: header['required'] === true, pointer: `${place}/schema`, isNumber };
    }),
    content: Object.fromEntries(
      Object.keys(objectOf(response['content'])).map((type) => [
        type,
        `${pointer}/content/${escapePart(type)}/schema`,
      ]),
    ),
  };
}

/** The pointer to the schema of an operation's JSON request. */
export function requestSchema(operation: OperationId): string {
  const { method, path } = operations[operation];
  return `/paths/${escapePart(path)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
}

/** A schema, and those of its parts. */
export interface Schema {
  value: Record<string, unknown>;
  /** The schema of a part, such as `properties/amount`, also if it is in one of the alternatives. */
  child(part: string): Schema | undefined;
}

export function schemaAt(pointer: string): Schema {
  return {
    value: resolved(pointer)[0],
    child(part) {
      const found = childOf(pointer, part);
      return found === undefined ? undefined : schemaAt(found);
    },
  };
}

/** What is wrong with a value by the schema at a pointer, one sentence each; `root` names the value as a whole. */
export function problemsOf(pointer: string, value: unknown, root = 'the body'): string[] {
  let validate = validators.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, validate);
  }
  if (validate(value)) return [];
  // What is missing in a branch says more than which branch failed.
  const errors = (validate.errors ?? []).filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword));
  const lines = errors.map(({ instancePath, message, params }) => {
    const allowed = 'allowedValues' in params ? ` (${String(params['allowedValues'])})` : '';
    return `${instancePath.slice(1).replaceAll('/', '.') || root} ${message ?? 'does not fit'}${allowed}`;
  });
  return [...new Set(lines)];
}

/** Fields of an answer that its schema does not know, as paths. */
export function unknownFields(pointer: string, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const items = childOf(pointer, 'items');
    return items === undefined ? [] : value.flatMap((item) => unknownFields(items, item, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const place = `${path}${path && '.'}${name}`;
    const property = childOf(pointer, `properties/${escapePart(name)}`);
    return property === undefined ? [place] : unknownFields(property, child, place);
  });
}

/** The pointer to a part of a schema or of one of its alternatives. */
function childOf(pointer: string, part: string): string | undefined {
  const [schema, place] = resolved(pointer);
  if (at(`${place}/${part}`) !== undefined) return `${place}/${part}`;
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = schema[keyword];
    if (!Array.isArray(parts)) continue;
    for (const index of parts.keys()) {
      const found = childOf(`${place}/${keyword}/${index}`, part);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The first example of an operation's success answer, to answer with. */
export function exampleOf(operation: OperationId): unknown {
  const { statuses } = operations[operation];
  const [pointer = ''] = Object.values(declaredAnswer(operation, statuses[0])?.content ?? {});
  const media = objectOf(at(pointer.replace(/\/schema$/, '')));
  const [first] = Object.values(objectOf(media['examples']));
  return media['example'] ?? objectOf(first)['value'];
}

function resolved(pointer: string): [value: Json, pointer: string] {
  const value = objectOf(at(pointer));
  const ref = value['$ref'];
  return typeof ref === 'string' ? resolved(ref.slice(1)) : [value, pointer];
}

const partsByPointer = new Map<string, unknown>();

/** A part of the contract. Each is looked up once: a run asks for the same ones thousands of times. */
function at(pointer: string): unknown {
  if (!partsByPointer.has(pointer)) partsByPointer.set(pointer, valueAt(document, pointer));
  return partsByPointer.get(pointer);
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
