import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { operations, type OperationId } from '../openapi/operations.gen.ts';

/** Which operation of the contract a request is, if any. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return (Object.keys(operations) as OperationId[]).find((id) => {
    const { method: expected, path } = operations[id];
    const pattern = new RegExp(`${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return expected.toUpperCase() === method && pattern.test(pathname);
  });
}

/** Fails a whole run in which some call of the contract was never made by the app itself. */
export default class ContractCoverage implements Reporter {
  readonly #called = new Set<string>();
  readonly #isWhole = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] !== undefined;

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === 'call' && description !== undefined) this.#called.add(description);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const missing = Object.keys(operations).filter((id) => !this.#called.has(id));
    const all = Object.keys(operations).length;
    process.stdout.write(
      `\n${all - missing.length} of ${all} calls of the contract were made in the browser.\n`,
    );
    if (!this.#isWhole || missing.length === 0) return Promise.resolve(undefined);
    process.stdout.write(`Never called: ${missing.join(', ')}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
