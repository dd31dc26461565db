// Who may know whom (docs/architecture.md). Read by scripts/check-boundaries.mjs.
const TESTS = '\\.test\\.tsx?$|^src/test/|/testing/|^vitest\\.|^e2e/|^scripts/';

module.exports = {
  forbidden: [
    {
      name: 'features-are-islands',
      comment: 'A feature never imports another: src/app puts them together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TESTS },
      to: { path: '^src/app/' },
    },
    {
      name: 'ui-knows-no-router-no-data-no-domain',
      severity: 'error',
      from: { path: '^src/shared/ui/', pathNot: TESTS },
      to: { path: '^src/shared/(api|lib/paths)|^openapi/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'lib-knows-no-data',
      severity: 'error',
      from: { path: '^src/shared/lib/', pathNot: TESTS },
      to: { path: '^src/shared/(api|ui)/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'only-main-knows-the-mock',
      comment: 'One dynamic import behind __DEMO__; a second one could put the mock into the live build.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main\\.tsx$|${TESTS}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-reaches-the-mock-dynamically',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'the-mock-knows-only-the-contract',
      comment: 'Its pages may wear the studio’s look.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/director/|^mocks/storyboard/page/|${TESTS}` },
      to: { path: '^src/', pathNot: '^src/app/styles\\.css$' },
    },
    {
      name: 'the-storyboard-knows-the-states-and-the-look',
      severity: 'error',
      from: { path: '^mocks/storyboard/page/', pathNot: TESTS },
      to: {
        path: '^src/|^mocks/',
        pathNot: '^src/shared/ui/|^src/app/styles\\.css$|^mocks/storyboard/',
      },
    },
    {
      name: 'the-director-knows-the-mock-and-the-look',
      severity: 'error',
      from: { path: '^mocks/director/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/shared/(ui/|lib/save-file\\.ts$)' },
    },
    {
      name: 'only-the-browser-entry-shows-the-director',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/director/|^mocks/browser\\.ts$|${TESTS}` },
      to: { path: '^mocks/director/' },
    },
    {
      name: 'the-director-comes-last',
      comment: 'Imported dynamically: the demo’s first screen does not wait for it.',
      severity: 'error',
      from: { path: '^mocks/browser\\.ts$' },
      to: { path: '^mocks/director/', dynamic: false },
    },
    {
      name: 'the-domain-is-pure',
      comment: 'Rules and money take time and data as arguments.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/domain/' },
    },
    {
      name: 'generators-hold-no-rule',
      comment: 'They decorate answers; what is allowed and what it costs is decided in domain/.',
      severity: 'error',
      from: { path: '^mocks/generators/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/generators/|^mocks/domain/(hash|load-once)\\.ts$' },
    },
    {
      name: 'the-page-worker-knows-no-page',
      severity: 'error',
      from: { path: '^mocks/browser/', pathNot: TESTS },
      to: { path: '^mocks/(pages|http)/' },
    },
    {
      name: 'the-contract-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/', pathNot: `^openapi/conformance/|${TESTS}` },
      to: { path: '^(src|mocks|scripts)/|^openapi/conformance/|node_modules' },
    },
    {
      name: 'the-runner-knows-only-the-contract',
      comment: 'It judges any server, so it must not know ours.',
      severity: 'error',
      from: { path: '^openapi/conformance/', pathNot: TESTS },
      to: { path: '^(src|mocks|scripts|e2e)/|node_modules', pathNot: 'node_modules/(ajv|ajv-formats|yaml)/' },
    },
    {
      name: 'the-app-knows-no-test',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$|^src/test/|/testing/', pathNot: 'node_modules' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$|\\?worker$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
