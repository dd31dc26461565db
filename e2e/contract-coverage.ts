import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { operations } from '#openapi/operations.gen.ts';

/** Fails a complete run in which the app never made some call of the contract. */
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
