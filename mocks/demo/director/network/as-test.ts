import { operations } from '#openapi/operations.gen.ts';
import type { Call } from '../../../server/call-log.ts';
import type { Fault } from '../../../server/faults.ts';
import { literal } from '../link/steps-text.ts';

/** The start of a test: the state, and the page below the base path. */
interface Start {
  scenario: string;
  path: string;
}

/** The recorded calls as a skeleton of a test for `e2e/`: each change is a step to complete. */
export function asTest(calls: readonly Call[], { scenario, path }: Start): string {
  // The address of an upload is another one each time.
  const steps = calls.filter(
    ({ method, operation, answer }) => method !== 'GET' && operation !== 'putUpload' && answer !== undefined,
  );
  const reads = [
    ...new Set(calls.filter(({ method }) => method === 'GET').map(({ operation }) => operation)),
  ];
  const faults = faultsOf(calls).map((fault) => `    ${literal(fault)},`);
  const used = new Map<string, number>();
  const lines = [
    ...(faults.length === 0
      ? [`await studio.open(${literal(path)}, { scenario: ${literal(scenario)} });`]
      : [
          `await studio.open(${literal(path)}, {`,
          `  scenario: ${literal(scenario)},`,
          '  faults: [',
          ...faults,
          '  ],',
          '});',
        ]),
    ...(reads.length > 0 ? [`// The page reads ${reads.join(', ')}.`] : []),
    ...steps.flatMap((call) => {
      const count = (used.get(call.operation) ?? 0) + 1;
      used.set(call.operation, count);
      return ['', ...stepLines(call, count === 1 ? call.operation : `${call.operation}${count}`)];
    }),
  ];
  return [
    '// For a file e2e/….live.spec.ts: the demo answers inside the page, where the browser sees no call.',
    "import { expect, test } from './studio-test.ts';",
    '',
    "test('What the person does, and what they then see', async ({ page, studio }) => {",
    ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
    '',
  ].join('\n');
}

function stepLines({ operation, method, url, answer }: Call, name: string): string[] {
  const { pathname } = new URL(url);
  const path = pathname.slice(pathname.indexOf('/api/'));
  const isSeen =
    answer?.status === 0
      ? `page.waitForEvent('requestfailed', (request) => request.url().endsWith(${literal(path)}))`
      : `page.waitForResponse((response) => response.url().endsWith(${literal(path)}) && response.request().method() === ${literal(method)})`;
  const { tag } = operations[operation];
  return [
    `const ${name} = ${isSeen};`,
    `// ${tag}: await page.getByRole('button', { name: '…' }).click();`,
    answer?.status === 0
      ? `await ${name};`
      : `expect((await ${name}).status()).toBe(${answer?.status ?? 200});`,
  ];
}

/** What failed, each as it was set; the scenario brings its own. Calls that passed before let it wait. */
function faultsOf(calls: readonly Call[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const [index, { faults }] of calls.entries()) {
    for (const fault of faults) {
      const { times: _, ...identity } = fault;
      const key = JSON.stringify(identity);
      if (fault.scenario !== undefined || found.has(key)) continue;
      const passed = calls.slice(0, index).filter((call) => call.operation === fault.operation);
      const canWait = fault.oneIn === undefined && passed.length > 0;
      found.set(key, canWait ? { ...fault, skip: passed.length } : fault);
    }
  }
  return [...found.values()];
}
