import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Vitest's own JSON lacks the errors of hooks. Writes what each file passed, failed, and with which messages. */
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const tests = [...module.children.allTests()];
      const failed = [module, ...module.children.allSuites(), ...tests].filter(
        (part) => errorsOf(part).length > 0,
      );
      return {
        file: relative('.', module.moduleId),
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failed: failed.length,
        messages: failed.flatMap(errorsOf).map(textOf),
        ms: Math.round(module.diagnostic().duration),
      };
    });
    const others = unhandledErrors.map(textOf);
    if (others.length > 0)
      files.push({ file: 'outside of a test', passed: 0, failed: 1, messages: ['', ...others] });
    const path = process.env.UNIT_REPORT;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(files));
  }
}

const errorsOf = (part) => (part.type === 'test' ? part.result().errors : part.errors()) ?? [];
const textOf = ({ name, message }) => `${name}: ${message}`;
