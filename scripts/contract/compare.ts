import { compareSchemas, type Flow, type Report } from './compare-schemas.ts';
import type { Json } from './document.ts';
import type { Surface } from './surface.ts';

/** `breaking`: a client of the older contract fails. `addition`: a server has to learn something. */
export type Effect = 'breaking' | 'addition';

export interface Change {
  effect: Effect;
  /** Operation and place, e.g. `trainTwin · request · mode`. */
  where: string;
  what: string;
}

/** All differences that a client or a server can notice. */
export function compareSurfaces(before: Surface, after: Surface): Change[] {
  const changes: Change[] = [];
  const add = (effect: Effect, where: string, what: string) => void changes.push({ effect, where, what });
  const compareIn = (where: string, flow: Flow, old: Json, young: Json) => {
    const report: Report = (effect, place, what) =>
      add(effect, (isComponent(place[0], before) ? place : [where, ...place]).join(' · '), what);
    compareSchemas({ schema: old, all: before.schemas }, { schema: young, all: after.schemas }, flow, report);
  };

  eachName(before.operations, after.operations, {
    gone: (id) => add('breaking', id, 'is gone'),
    added: (id) => add('addition', id, 'is new'),
    both(id, old, young) {
      if (old.address !== young.address) add('breaking', id, `moved from ${old.address} to ${young.address}`);
      eachName(byName(old.parameters), byName(young.parameters), {
        gone: (name) => add('breaking', `${id} · ${name}`, 'is no longer read'),
        added: (name, { required }) => add(required ? 'breaking' : 'addition', `${id} · ${name}`, 'is new'),
        both(name, one, other) {
          if (!one.required && other.required) add('breaking', `${id} · ${name}`, 'is now required');
          compareIn(`${id} · ${name}`, 'request', one.schema, other.schema);
        },
      });
      eachName(old.body?.content ?? {}, young.body?.content ?? {}, {
        gone: (type) => add('breaking', `${id} · request`, `${type} is no longer taken`),
        added: (type) => add('addition', `${id} · request`, `${type} is taken, too`),
        both: (_type, one, other) => compareIn(`${id} · request`, 'request', one, other),
      });
      if (old.body && young.body && young.body.maxBytes < old.body.maxBytes) {
        add(
          'breaking',
          `${id} · request`,
          `takes ${young.body.maxBytes} bytes instead of ${old.body.maxBytes}`,
        );
      }
      eachName(old.responses, young.responses, {
        gone: (status) => add(isSuccess(status) ? 'breaking' : 'addition', `${id} · ${status}`, 'is gone'),
        added: (status) => add('addition', `${id} · ${status}`, 'is new'),
        both(status, one, other) {
          eachName(one.headers, other.headers, {
            gone: (name) => add('breaking', `${id} · ${status} · ${name}`, 'is no longer sent'),
            added: (name) => add('addition', `${id} · ${status} · ${name}`, 'is sent'),
            both: (name, a, b) => compareIn(`${id} · ${status} · ${name}`, 'response', a.schema, b.schema),
          });
          eachName(one.content, other.content, {
            gone: (type) => add('breaking', `${id} · ${status}`, `is no longer ${type}`),
            added: (type) => add('addition', `${id} · ${status}`, `may be ${type}`),
            both: (_type, a, b) => compareIn(`${id} · ${status}`, 'response', a, b),
          });
        },
      });
    },
  });

  eachName(before.prices, after.prices, {
    gone: (name) => add('breaking', name, 'is gone'),
    added: (name) => add('addition', name, 'is new'),
    both(name, old, young) {
      const [one, other] = [JSON.stringify(old), JSON.stringify(young)];
      if (one !== other) add('breaking', name, `is ${other} instead of ${one}`);
    },
  });
  // The same schema is reached from several operations; each place is named once.
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The version that these changes ask for, after the released one. */
export function requiredVersion(released: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  if (changes.some(({ effect }) => effect === 'breaking')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released;
}

/** Is the first version at least the second? */
export function isAtLeast(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) >= 0;
}

function eachName<T>(
  before: Record<string, T>,
  after: Record<string, T>,
  found: {
    gone(name: string): void;
    added(name: string, value: T): void;
    both(name: string, old: T, young: T): void;
  },
): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = before[name];
    const young = after[name];
    if (young === undefined) found.gone(name);
    else if (old === undefined) found.added(name, young);
    else found.both(name, old, young);
  }
}

function byName<T extends { name: Json }>(parameters: readonly T[]): Record<string, T> {
  return Object.fromEntries(parameters.map((parameter) => [JSON.stringify(parameter.name), parameter]));
}

function isComponent(name: string | undefined, { schemas }: Surface): boolean {
  return name !== undefined && name in schemas;
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status);
}
