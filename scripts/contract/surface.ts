import { at, isObject, type Contract, type Json, type JsonObject } from './document.ts';

/** The contract without texts and examples, and with only id and level of its rules: what clients and servers rely on. */
export type Surface = JsonObject & { info: { version: string }; 'x-rules': { id: string; level: string }[] };

const TEXTS = new Set(['title', 'description', 'summary']);
const NOTES = new Set(['example', 'examples', 'tags', 'contact', 'license', 'x-spec']);

export function surfaceOf(contract: Contract): Surface {
  const rules = (contract['x-rules'] ?? []).map(({ id, level }) => ({ id, level }));
  return { ...(withoutNotes(contract as unknown as Json) as Surface), 'x-rules': rules };
}

/** Replaces references by what they refer to, so that a change of a shared schema shows in each operation. */
export function writtenOut(surface: Surface): JsonObject {
  const { components, 'x-rules': _, ...rest } = surface;
  const { securitySchemes = {} } = components as JsonObject;
  return { ...(resolveAll(rest, surface) as JsonObject), components: { securitySchemes } };
}

function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  // A property may be named `title`; its value is then a schema.
  const kept = Object.entries(value).filter(
    ([key, part]) => !NOTES.has(key) && !(TEXTS.has(key) && typeof part === 'string'),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutNotes(part)]));
}

function resolveAll(value: Json, surface: Surface): Json {
  if (Array.isArray(value)) return value.map((part) => resolveAll(part, surface));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string')
    return resolveAll(at(surface as unknown as Contract, $ref.slice(1)) as Json, surface);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveAll(part, surface)]));
}
