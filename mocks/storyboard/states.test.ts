import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { PARTS, type Part } from '../scenarios/scenario.ts';
import { SCENARIO_IDS, SCENARIOS, titleOf } from '../scenarios/scenarios.ts';
import { FAULT_KINDS } from '../server/faults.ts';
import { GROUPS } from './screen-state.ts';
import { stateHref } from './state-href.ts';
import { STATES } from './states.ts';

const APP_ROUTES = [
  ...readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8').matchAll(/ path="([^"]+)"/g),
].map(([, path = '']) => path);

/** `/job/:id` and `*` as what an address has to look like. */
const pattern = (route: string) =>
  new RegExp(`^${route.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

describe('the storyboard', () => {
  it('has each state under one id, in a group, with its section', () => {
    expect(STATES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(STATES.map(({ id }) => id)).size).toBe(STATES.length);
    expect(new Set(STATES.map(({ group }) => group))).toEqual(new Set(GROUPS));
    for (const { id, section, title } of STATES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(section).toMatch(/^§[1-9]\.\d{1,2}$/);
      expect(title).not.toBe('');
    }
  });

  it('shows every screen of the app', () => {
    expect(APP_ROUTES.length).toBeGreaterThan(6);
    const screens = STATES.map(({ path }) => path.split(/[#?]/)[0] ?? '');
    const shown = APP_ROUTES.filter((route) => screens.some((screen) => pattern(route).test(screen)));
    // The server's own addresses lead to the sign-in page of the simulation.
    expect(APP_ROUTES.filter((route) => !shown.includes(route))).toEqual(['/api/*']);
    expect(screens).toContain('/mocks/pages/sign-in.html');
  });

  it('starts from every scenario that is not itself the state of a screen', () => {
    const started = new Set<string>(STATES.map(({ scenario }) => scenario));
    const people = SCENARIO_IDS.filter((id) => SCENARIOS[id].persona?.group !== undefined);
    expect(people.filter((id) => !started.has(id))).toEqual([]);
  });

  it('breaks only calls that there are, in ways that there are', () => {
    const faults = STATES.flatMap(({ faults = [] }) => faults);
    expect(faults.length).toBeGreaterThan(20);
    for (const { operation, kind } of faults) {
      expect([...Object.keys(operations), '*']).toContain(operation);
      expect(FAULT_KINDS).toContain(kind);
    }
  });
});

/** Every state by its id, for people who read. */
function statesPage(): string {
  const table = (heads: string, rows: string[]) => [`| ${heads} |`, '|---|---|---|', ...rows].join('\n');
  const scenarios = (Object.keys(PARTS) as Part[]).map((part) => {
    const ids = SCENARIO_IDS.filter((id) => SCENARIOS[id].part === part);
    const rows = ids.map((id) => `| \`${id}\` | ${titleOf(id)} | ${SCENARIOS[id].sentence} |`);
    return `### ${PARTS[part]}\n\n${table('`?scenario=` | title | what is special', rows)}`;
  });
  const screens = GROUPS.map((group) => {
    const states = STATES.filter((state) => state.group === group);
    const rows = states.map(({ id, title, section }) => `| \`${id}\` | ${title} | ${section} |`);
    return `### ${group}\n\n${table('`?state=` | what is shown | section', rows)}`;
  });
  const head = 'Written by a test: `npx vitest run mocks/storyboard/states.test.ts -u`.';
  return `${['# States of the demo', head, '## Scenarios', ...scenarios, '## Screens', ...screens].join('\n\n')}\n`;
}

it('docs/states.gen.md lists every state', async () => {
  await expect(statesPage()).toMatchFileSnapshot('../../docs/states.gen.md');
});

describe('the address of a state', () => {
  const state = { id: 'photos-good', path: '/studio?tab=2#photos' };

  it('is below the base path, and keeps the part of the page', () => {
    expect(stateHref(state, '/demo/')).toBe('/demo/studio?tab=2&state=photos-good#photos');
  });

  it('says how the state is looked at', () => {
    const href = stateHref(state, '/', { isIsolated: true, isPaused: true, isBare: true, theme: 'dark' });
    expect(href).toBe('/studio?tab=2&state=photos-good&speed=0&isolated&theme=dark&director=off#photos');
  });
});
