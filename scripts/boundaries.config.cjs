// Which folder may import which (docs/architecture.md). A comment says what to do instead; scripts/check-boundaries.mjs
// prints it. Editors show the three main rules of .oxlintrc.json.
const TESTS = '\\.test\\.tsx?$|^src/test/|/testing/|^vitest\\.|^e2e/|^scripts/';

module.exports = {
  tests: TESTS,
  forbidden: [
    {
      name: 'features-do-not-import-each-other',
      comment:
        'A feature never imports another: combine them in src/app, or move shared code to src/entities.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'shared-imports-no-feature',
      comment:
        'src/shared is for all features: pass in what it needs, or move the file to the feature that uses it.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { path: '^src/(entities|features|app)/' },
    },
    {
      name: 'entities-import-no-screen',
      comment:
        'src/entities has what several features share of a thing, without components: move those to the feature or to src/shared/ui.',
      severity: 'error',
      from: { path: '^src/entities/', pathNot: TESTS },
      to: {
        path: '^src/(features|app)/|^src/shared/ui/|node_modules/react-router',
      },
    },
    {
      name: 'features-do-not-import-the-app',
      comment:
        'src/app imports features, not the reverse: pass it in as a property, or move it to src/entities or src/shared.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TESTS },
      to: { path: '^src/app/' },
    },
    {
      name: 'only-main-imports-the-start',
      comment: 'src/start mounts the app: let it pass on what it has, as it does with early answers.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: `^src/main\\.tsx$|^src/start/|${TESTS}` },
      to: { path: '^src/start/' },
    },
    {
      name: 'ui-imports-no-router-data-or-domain',
      comment: 'A control gets its content as properties: read data in the feature, or move the file there.',
      severity: 'error',
      from: { path: '^src/shared/ui/', pathNot: TESTS },
      to: { path: '^src/shared/(api|lib/paths)|^openapi/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'lib-imports-no-data',
      comment: 'Pass the data in, or move the file to src/shared/api.',
      severity: 'error',
      from: { path: '^src/shared/lib/', pathNot: TESTS },
      to: { path: '^src/shared/(api|ui)/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'only-main-imports-the-mock',
      comment:
        'Only one dynamic import behind __DEMO__ keeps the mock out of the live build. Move shared code to openapi/.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main\\.tsx$|${TESTS}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-imports-the-mock-dynamically',
      comment: 'Write `await import(…)` behind __DEMO__, or the live build contains the mock.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'mock-imports-only-the-contract',
      comment:
        'The backend must not depend on the app: take what it needs from openapi/. Only mocks/demo uses the app’s components.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/demo/|${TESTS}` },
      to: { path: '^src/' },
    },
    {
      name: 'mock-imports-no-script',
      comment: 'Move shared code to openapi/.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TESTS },
      to: { path: '^scripts/' },
    },
    {
      name: 'demo-imports-only-ui-and-device-types',
      comment:
        'Use controls of src/shared/ui, the store and the types of stored values; control the app by addresses and events.',
      severity: 'error',
      from: { path: '^mocks/demo/', pathNot: TESTS },
      to: {
        path: '^src/(?!shared/ui/|app/styles\\.css|shared/lib/(save-file|store)\\.)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-browser-entry-imports-the-demo',
      comment: 'Move shared code out of mocks/demo/, to states/, server/, db/ or domain/.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/demo/|^mocks/browser\\.ts$|${TESTS}` },
      to: { path: '^mocks/demo/' },
    },
    {
      name: 'director-is-imported-dynamically',
      comment: 'Import it dynamically, so that the demo’s first screen does not wait for it.',
      severity: 'error',
      from: { path: '^mocks/(browser|demo/bring-director)\\.ts$|^mocks/demo/pages/' },
      to: { path: '^mocks/demo/director/', dynamic: false },
    },
    {
      name: 'demo-folders-have-an-order',
      comment:
        'The order is play, start, then lens, pages and storyboard, then director: move shared code to an earlier one.',
      severity: 'error',
      from: { path: '^mocks/demo/(play|start)/', pathNot: TESTS },
      to: { path: '^mocks/(pages|http)/|^mocks/demo/(lens|pages|storyboard|director)/' },
    },
    {
      name: 'play-imports-no-other-demo-folder',
      comment: 'It plays the steps of a state: pass in what it needs.',
      severity: 'error',
      from: { path: '^mocks/demo/play/', pathNot: TESTS },
      to: { path: '^mocks/demo/', pathNot: '^mocks/demo/play/' },
    },
    {
      name: 'storyboard-imports-only-states-and-ui',
      comment: 'Each state runs in a frame: the page needs only states and the controls of src/shared/ui.',
      severity: 'error',
      from: { path: '^mocks/demo/storyboard/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/states/|^mocks/demo/storyboard/' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Rules and money get time and data as arguments: read the database in the handler.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/domain/' },
    },
    {
      name: 'generators-import-no-rule',
      comment:
        'They only make content: decide what is allowed and what it costs in mocks/domain/, and pass it in.',
      severity: 'error',
      from: { path: '^mocks/generators/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/generators/|^mocks/domain/(hash|load-once)\\.ts$' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'Everything may import the contract, so it imports nothing: move the code to its user.',
      severity: 'error',
      from: { path: '^openapi/', pathNot: `^openapi/conformance/|${TESTS}` },
      to: { path: '^(src|mocks|scripts)/|^openapi/conformance/|node_modules' },
    },
    {
      name: 'runner-imports-only-the-contract',
      comment:
        'It checks any server, so it must not depend on ours: take it from openapi/, or from its adapter.',
      severity: 'error',
      from: { path: '^openapi/conformance/', pathNot: TESTS },
      to: {
        path: '^(src|mocks|scripts|e2e)/|node_modules',
        pathNot: 'node_modules/(ajv|ajv-formats|yaml|fast-check)/',
      },
    },
    {
      name: 'app-imports-no-test',
      comment: 'Move the shared code out of the test.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$|^src/test/|/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no-circles',
      comment: 'Two files import each other: move the shared code to a third, or pass it in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-import',
      comment: 'This file does not exist: write the path with its extension.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?(raw|url)$|\\?worker$' },
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
