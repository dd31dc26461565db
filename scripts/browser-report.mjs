/** Playwright's JSON in the shape of unit-report.mjs: what each file passed, failed, and with which messages. */
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
  const others = errors.map(({ message }) => message);
  return others.length > 0
    ? [...files, { file: 'outside of a test', passed: 0, failed: 1, messages: ['', ...others] }]
    : files;
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const messagesOf = ({ errors }) => (errors.length > 0 ? errors.map(({ message }) => message) : ['']);
