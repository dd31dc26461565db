import addFormats from 'ajv-formats';
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { GENERATED, isObject, objectOf, operationsOf, resolved } from './document.ts';
import type { Contract, Json, JsonObject, MediaType, OperationEntry } from './document.ts';

/** Keywords that do not affect validation. */
const NOTES = new Set(['description', 'summary', 'title', 'example', 'examples', 'default']);
/** Keywords with schemas that may describe only part of an object, so they must not be closed. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf']);

/**
 * The contract for validation: JSON Schema 2020-12 without texts and examples. Objects are closed, references have the
 * form `contract#/$defs/Job`, and files are `true` (any value). Parameters and form fields are declared as text.
 */
export function runTimeContract(contract: Contract) {
  return {
    $defs: mapValues(contract.components['schemas'] ?? {}, (schema) => forChecker(schema)),
    operations: Object.fromEntries(
      operationsOf(contract).map((entry) => [entry.operation.operationId, operationOf(contract, entry)]),
    ),
  };
}

/**
 * The text of `contract-checks.gen.ts`: a table of operations with a compiled function for each schema. A page cannot
 * compile schemas: its content security policy forbids `eval`, and it would have to load ajv.
 */
export function checkFile(contract: Contract): string {
  const { $defs, operations } = runTimeContract(contract);
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true, formats: _`fullFormats` },
  });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', $defs: mapValues($defs, (schema) => asChoice(schema, $defs)) });

  /** The name of the function for each schema. Equal schemas share a function. */
  const names = new Map<string, string>();
  const checkOf = (schema: Json): string => {
    const key = JSON.stringify(schema);
    let name = names.get(key);
    if (name === undefined) {
      name = `check${names.size}`;
      names.set(key, name);
      ajv.addSchema(isObject(schema) ? { ...schema, $id: name } : { $id: name });
    }
    return `@${name}`;
  };
  const table = JSON.stringify(
    mapValues(operations, ({ parameters, body, responses }) => ({
      parameters: parameters.map(({ schema, ...parameter }) => ({ ...parameter, check: checkOf(schema) })),
      body: body && { ...body, content: mapValues(body.content, checkOf) },
      responses: mapValues(responses, ({ headers, content }) => ({
        headers: mapValues(headers, ({ required, schema }) => ({
          required,
          isNumber: objectOf(schema)['type'] === 'integer',
          check: checkOf(schema),
        })),
        content: mapValues(content, checkOf),
      })),
    })),
  ).replaceAll(/"@(check\d+)"/g, '$1');

  const exports = Object.fromEntries([...names.values()].map((name) => [name, name]));
  // The paths of schemas are unused. Without them the demo loads 2 kB less.
  const code = standaloneCode(ajv, exports).replaceAll(/schemaPath:"[^"]*",/g, '');
  return `${GENERATED}// @ts-nocheck
import { fullFormats } from 'ajv-formats/dist/formats.js';
/** ajv requires one function, the length of a text, even in an ES module. */
const require = () => ({ default: (text) => [...text].length });
${code}
export const rules: Record<string, unknown> = ${table};
`;
}

function operationOf(contract: Contract, { operation }: OperationEntry) {
  const { requestBody } = operation;
  return {
    parameters: (operation.parameters ?? []).map((parameter) => {
      const { name, in: location, required, schema } = resolved(contract, parameter);
      return { name, in: location, required: required === true, schema: forChecker(schema) };
    }),
    body: requestBody ? bodyOf(contract, requestBody.content) : null,
    responses: mapValues(operation.responses, (response) => {
      const { headers, content } = resolved(contract, response);
      return {
        headers: mapValues(objectOf(headers), (header) => {
          const { required, schema } = resolved(contract, header);
          return { required: required === true, schema: forChecker(schema) };
        }),
        content: mapValues(objectOf(content), (media) => forChecker(objectOf(media)['schema'])),
      };
    }),
  };
}

/** `maxBytes`: 0 without a limit in the contract. `lists`: parts of a form that may be sent more than once. */
function bodyOf(contract: Contract, content: Record<string, MediaType>) {
  const lists: string[] = [];
  let maxBytes = 0;
  for (const { schema } of Object.values(content)) {
    const body = resolved(contract, schema);
    if (body['format'] === 'binary') maxBytes = Math.max(maxBytes, Number(body['maxLength']));
    for (const [name, property] of Object.entries(objectOf(body['properties']))) {
      const part = resolved(contract, property);
      const item = part['items'] === undefined ? part : resolved(contract, part['items']);
      if (item['format'] !== 'binary') continue;
      if (part['type'] === 'array') lists.push(name);
      maxBytes += Number(item['maxLength']) * Number(part['maxItems'] ?? 1);
    }
  }
  return { content: mapValues(content, ({ schema }) => forChecker(schema)), lists, maxBytes };
}

/** Removes notes, closes objects, accepts any file, and rewrites references to `contract#/$defs`. */
function forChecker(schema: Json | undefined, isCondition = false): Json {
  if (!isObject(schema)) return schema ?? true;
  if (schema['format'] === 'binary') return true;
  const result: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (NOTES.has(keyword) || keyword.startsWith('x-') || keyword === 'unevaluatedProperties') continue;
    if (keyword === '$ref' && typeof value === 'string')
      result[keyword] = value.replace('#/components/schemas/', 'contract#/$defs/');
    else if (keyword === 'properties' && isObject(value))
      result[keyword] = mapValues(value, (property) => forChecker(property, isCondition));
    else if (keyword === 'items') result[keyword] = forChecker(value, isCondition);
    else if (CONDITIONS.has(keyword))
      result[keyword] = Array.isArray(value)
        ? value.map((part) => forChecker(part, true))
        : forChecker(value, true);
    else result[keyword] = value;
  }
  const isClosed = result['type'] === 'object' && !isCondition && !('additionalProperties' in result);
  return isClosed ? { ...result, additionalProperties: false } : result;
}

/** Converts `oneOf` of two schemas to a condition, so that errors are only those of the intended variant. */
function asChoice(schema: Json, $defs: JsonObject): Json {
  const variants = isObject(schema) && Array.isArray(schema['oneOf']) ? schema['oneOf'].map(objectOf) : [];
  const [first, second] = variants.map(({ $ref }) => {
    const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : '';
    return objectOf($defs[name]);
  });
  if (!first || !second || variants.length !== 2) return schema;
  const requiredIn = (variant: JsonObject) => (variant['required'] ?? []) as string[];
  const choicesOf = (variant: JsonObject, name: string): Json[] => {
    const { enum: choices, const: single } = objectOf(objectOf(variant['properties'])[name]);
    return [choices ?? single ?? []].flat();
  };
  const tag = requiredIn(first).find((name) => choicesOf(first, name).length > 0);
  const [firstRef, secondRef] = [variants[0] ?? true, variants[1] ?? true];
  if (tag === undefined) {
    const onlyInFirst = requiredIn(first).filter((name) => !requiredIn(second).includes(name));
    return either({ required: onlyInFirst }, firstRef, secondRef);
  }
  const isOf = (variant: JsonObject): JsonObject => ({
    properties: { [tag]: objectOf(variant['properties'])[tag] ?? true },
    required: [tag],
  });
  const choices = [first, second].flatMap((variant) => choicesOf(variant, tag));
  const none: JsonObject = { type: 'object', properties: { [tag]: { enum: choices } }, required: [tag] };
  return either(isOf(first), firstRef, either(isOf(second), secondRef, none));
}

function either(condition: Json, fits: Json, otherwise: Json): JsonObject {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: condition, then: fits, else: otherwise };
}

function mapValues<T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
