import type { Call } from '#mocks/server/call-log.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { operations } from '#openapi/operations.gen.ts';
import { literal } from '../link/steps-text.ts';

/**
 * The recorded calls as a skeleton of a test for `e2e/`: each change is a step to complete.
 * @param start the state, and the page below the base path
 */
export function asTest(calls: readonly Call[], start: { scenario: string; path: string }): string {
  // The address of an upload is another one each time.
  const steps = calls.filter(
    ({ method, operation, answer }) => method !== 'GET' && operation !== 'putUpload' && answer !== undefined,
  );
  const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ operation }) => operation));
  const scenario = literal(start.scenario);
  const faults = faultsOf(calls).map((fault) => `    ${literal(fault)},`);
  const options =
    faults.length === 0
      ? [`{ scenario: ${scenario} }`]
      : ['{', `  scenario: ${scenario},`, '  faults: [', ...faults, '  ],', '}'];
  const lines = [
    `await studio.open(${literal(start.path)}, ${options.join('\n')});`,
    ...(reads.size > 0 ? [`// The page reads ${[...reads].join(', ')}.`] : []),
    ...steps.flatMap((call, index) => {
      const { operation } = call;
      const earlier = steps.slice(0, index).filter((one) => one.operation === operation).length;
      return ['', ...stepLines(call, earlier === 0 ? operation : `${operation}${earlier + 1}`)];
    }),
  ];
  return `// For a file e2e/….live.spec.ts: the demo answers inside the page, where the browser sees no call.
import { expect, test } from './studio-test.ts';

test('What the person does, and what they then see', async ({ page, studio }) => {
${lines.join('\n').replaceAll(/^(?=.)/gm, '  ')}
});
`;
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
