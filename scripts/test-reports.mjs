// Results of each test file, with messages: of Vitest, by a reporter, and of Playwright.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A reporter of Vitest, because its JSON lacks the errors of hooks. Writes to the path in UNIT_REPORT. */
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const tests = [...module.children.allTests()];
      const parts = [module, ...module.children.allSuites(), ...tests].map(errorsOf);
      return {
        file: relative('.', module.moduleId),
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failed: parts.filter((errors) => errors.length > 0).length,
        messages: parts.flat().map(textOf),
      };
    });
    const path = process.env.UNIT_REPORT;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(withOthers(files, unhandledErrors.map(textOf))));
  }
}

/** The same from Playwright's JSON. */
export function browserFiles({ suites, errors }) {
  const files = suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests);
    const failed = tests.filter(({ status }) => status === 'unexpected');
    return {
      file: `e2e/${suite.file}`,
      passed: tests.filter(({ status }) => status === 'expected').length,
      failed: failed.length,
      messages: failed.flatMap(({ results }) => results.flatMap(messagesOf)),
    };
  });
  return withOthers(
    files,
    errors.map(({ message }) => message),
  );
}

/** Errors outside of a test are a failure that is not run again: the first message is no time limit. */
function withOthers(files, errors) {
  if (errors.length === 0) return files;
  return [...files, { file: 'outside of a test', passed: 0, failed: 1, messages: ['', ...errors] }];
}

const errorsOf = (part) => (part.type === 'test' ? part.result().errors : part.errors()) ?? [];
const textOf = ({ name, message }) => `${name}: ${message}`;
const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const messagesOf = ({ errors }) => (errors.length > 0 ? errors.map(({ message }) => message) : ['']);
