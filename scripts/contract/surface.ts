import { isObject, resolved, type Contract, type JsonObject } from './document.ts';

/** The part of the contract that clients and servers rely on: no texts or examples, and only id and level of rules. */
export type Surface = JsonObject & { info: { version: string }; 'x-rules': { id: string; level: string }[] };

const TEXTS = new Set(['title', 'description', 'summary']);
const NOTES = new Set(['example', 'examples', 'tags', 'contact', 'license', 'x-spec']);

/** Extracts the surface of a contract. */
export function surfaceOf(contract: Contract): Surface {
  const rules = (contract['x-rules'] ?? []).map(({ id, level }) => ({ id, level }));
  // A property may be named `title`; its value is then a schema.
  const isNote = (key: string, value: unknown) =>
    NOTES.has(key) || (TEXTS.has(key) && typeof value === 'string');
  const surface = copied(contract, (key, value) => (isNote(key, value) ? undefined : value));
  return { ...surface, 'x-rules': rules } as Surface;
}

/** Replaces references by their targets, so that a change of a shared schema shows in each operation. */
export function writtenOut(surface: Surface): JsonObject {
  const { components, 'x-rules': _, ...rest } = surface;
  const { securitySchemes = {} } = components as JsonObject;
  const contract = surface as unknown as Contract;
  const written = copied(rest, (key, value) => {
    if (!isObject(value)) return value;
    // Redocly does not compare the content of an extension, such as the price of each mode.
    return key.startsWith('x-') ? JSON.stringify(value) : resolved(contract, value);
  });
  return { ...written, components: { securitySchemes } };
}

/** A copy with each value replaced, outer values first. A value that becomes undefined is left out. */
function copied(value: object, replace: (key: string, value: unknown) => unknown): JsonObject {
  return JSON.parse(JSON.stringify(value, replace)) as JsonObject;
}
