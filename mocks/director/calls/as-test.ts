import { operations } from '#openapi/operations.gen.ts';
import type { Call } from '../../server/call-log.ts';

/** How a test begins: the state, and the page below the base path. */
interface Start {
  scenario: string;
  path: string;
}

/**
 * The recorded calls as a skeleton for `e2e/`: what changes something becomes a step that waits for its answer; what
 * the person did to cause it is left to write.
 */
export function asTest(calls: readonly Call[], { scenario, path }: Start): string {
  const steps = calls.filter(({ method, answer }) => method !== 'GET' && answer !== undefined);
  const reads = [
    ...new Set(calls.filter(({ method }) => method === 'GET').map(({ operation }) => operation)),
  ];
  const faults = [
    ...new Set(
      calls.flatMap(({ operation, fault }) => (fault === undefined ? [] : [`${operation}: ${fault}`])),
    ),
  ];
  const used = new Map<string, number>();
  const lines = [
    ...(faults.length > 0 ? [`// Faults that struck while this was recorded: ${faults.join(', ')}.`] : []),
    `await studio.open(${text(path)}, { scenario: ${text(scenario)} });`,
    ...(reads.length > 0 ? [`// The page reads ${reads.join(', ')}.`] : []),
    ...steps.flatMap((call) => {
      const count = (used.get(call.operation) ?? 0) + 1;
      used.set(call.operation, count);
      return ['', ...stepLines(call, count === 1 ? call.operation : `${call.operation}${count}`)];
    }),
  ];
  return [
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
  if (operation === 'putUpload') {
    return [
      '// A file is sent to its address: an upload with progress, which the demo answers inside the page.',
    ];
  }
  const isSeen =
    answer?.status === 0
      ? `page.waitForEvent('requestfailed', (request) => request.url().endsWith(${text(path)}))`
      : `page.waitForResponse((response) => response.url().endsWith(${text(path)}) && response.request().method() === ${text(method)})`;
  const { tag } = operations[operation];
  return [
    `const ${name} = ${isSeen};`,
    `// ${tag}: await page.getByRole('button', { name: '…' }).click();`,
    answer?.status === 0
      ? `await ${name};`
      : `expect((await ${name}).status()).toBe(${answer?.status ?? 200});`,
  ];
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
