import { faultsOf } from '#mocks/states/states.ts';
import type { Part, StateStep } from '#mocks/states/steps.ts';
import type { Recording } from './recording.ts';

/** A step as the table of states has it: `press('button', 'Create')`. */
export function stepText(step: StateStep): string {
  switch (step.do) {
    case 'press':
    case 'see':
      return `${step.do}(${partArguments(step.part)})`;
    case 'type':
      return `type(${literal(step.field)}, ${literal(step.text)})`;
    case 'select':
      return `select(${literal(step.field)}, ${literal(step.option)})`;
    case 'choose':
      return `choose(${literal(step.field)}, ${literal(step.files)})`;
    case 'pass':
      return `pass(${step.ms})`;
    case 'line':
      return `line(${literal(step.line)})`;
    case 'answered':
      return 'answered';
  }
}

function partArguments({ role, name = '', in: place }: Part): string {
  const inside = place ? `, part(${partArguments(place)})` : '';
  return `${literal(role)}, ${literal(name)}${inside}`;
}

/** A value in TypeScript, as our formatter writes it. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, one]) => `${/^\w+$/.test(name) ? name : literal(name)}: ${literal(one)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** The entry for a file of mocks/states/; title, section and `shows` are left to write. */
export function stateEntry({ start, href, steps }: Recording, base: string): string {
  const { scenario, changes } = start;
  const { pathname, hash } = new URL(href);
  const known = faultsOf(scenario).map(literal);
  const faults = (changes?.faults ?? []).map(literal).filter((fault) => !known.includes(fault));
  const dialogName = document.querySelector('[role=dialog] h2')?.textContent;
  return [
    `'NAME': {`,
    `  title: '',`,
    `  section: '§',`,
    `  path: ${literal(`/${pathname.slice(base.length)}${hash.replace(/&?demo=.*/, '').replace(/^#$/, '')}`)},`,
    `  from: ${literal(scenario)},`,
    ...(faults.length > 0 ? [`  faults: [${faults.join(', ')}],`] : []),
    `  steps: [`,
    ...steps.map((step) => `    ${stepText(step)},`),
    `  ],`,
    `  shows: ${dialogName === undefined ? `text('')` : `dialog(${literal(dialogName)})`},`,
    `},`,
  ].join('\n');
}
