// Who may know whom (docs/architecture.md). Read by scripts/check-boundaries.mjs; a comment says what to do instead.
// Editors show the three main rules from .oxlintrc.json.
const TESTS = '\\.test\\.tsx?$|^src/test/|/testing/|^vitest\\.|^e2e/|^scripts/';

module.exports = {
  tests: TESTS,
  forbidden: [
    {
      name: 'features-are-islands',
      comment:
        'A feature never imports another: let src/app put them together, or move what both know of a thing to src/entities.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'shared-knows-nobody',
      comment:
        'src/shared serves all: pass in what it needs, or move the file to the feature that it speaks of.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { path: '^src/(entities|features|app)/' },
    },
    {
      name: 'entities-know-no-screen',
      comment:
        'src/entities holds what several features know of a thing: what is drawn belongs to the feature, or to src/shared/ui.',
      severity: 'error',
      from: { path: '^src/entities/', pathNot: TESTS },
      to: {
        path: '^src/(features|app)/|^src/shared/ui/|node_modules/react-router',
      },
    },
    {
      name: 'features-do-not-know-the-app',
      comment:
        'src/app knows the features, not the other way: pass it in as a property, or move it to src/entities or src/shared.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TESTS },
      to: { path: '^src/app/' },
    },
    {
      name: 'only-main-knows-the-start',
      comment:
        'src/start puts the app on the page: let it hand in what it finds there, as it does with early answers.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: `^src/main\\.tsx$|^src/start/|${TESTS}` },
      to: { path: '^src/start/' },
    },
    {
      name: 'ui-knows-no-router-no-data-no-domain',
      comment:
        'A control takes what it shows as properties: do the reading in the feature, or move the file there.',
      severity: 'error',
      from: { path: '^src/shared/ui/', pathNot: TESTS },
      to: { path: '^src/shared/(api|lib/paths)|^openapi/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'lib-knows-no-data',
      comment: 'Pass the data in, or move the file to src/shared/api.',
      severity: 'error',
      from: { path: '^src/shared/lib/', pathNot: TESTS },
      to: { path: '^src/shared/(api|ui)/|node_modules/(react-router|swr|openapi-fetch)' },
    },
    {
      name: 'only-main-knows-the-mock',
      comment:
        'One dynamic import behind __DEMO__; a second one could put the mock into the live build. What both need belongs into openapi/.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main\\.tsx$|${TESTS}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-reaches-the-mock-dynamically',
      comment: 'Write `await import(…)` behind __DEMO__, or the live build carries the mock.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'the-mock-knows-only-the-contract',
      comment:
        'A backend knows no app: take what is needed from openapi/. Only mocks/demo uses the app’s components.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/demo/|${TESTS}` },
      to: { path: '^src/' },
    },
    {
      name: 'the-mock-knows-no-script',
      comment: 'Scripts make and start things: move what both need to openapi/.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TESTS },
      to: { path: '^scripts/' },
    },
    {
      name: 'the-demo-knows-the-look-and-the-device',
      comment:
        'Take controls from src/shared/ui, and the types of what the app keeps on the device; what the app does is asked of it by an address or an event.',
      severity: 'error',
      from: { path: '^mocks/demo/', pathNot: TESTS },
      to: {
        path: '^src/(?!shared/ui/|app/styles\\.css|shared/lib/save-file)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-browser-entry-shows-the-demo',
      comment: 'Move what both need out of mocks/demo/, to states/, server/, db/ or domain/.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: `^mocks/demo/|^mocks/browser\\.ts$|${TESTS}` },
      to: { path: '^mocks/demo/' },
    },
    {
      name: 'the-director-comes-last',
      comment: 'Import it dynamically: the demo’s first screen does not wait for it.',
      severity: 'error',
      from: { path: '^mocks/(browser|demo/bring-director)\\.ts$|^mocks/demo/pages/' },
      to: { path: '^mocks/demo/director/', dynamic: false },
    },
    {
      name: 'the-demos-parts-have-an-order',
      comment: 'play → start → lens, pages, storyboard → director: move what both need further down.',
      severity: 'error',
      from: { path: '^mocks/demo/(play|start)/', pathNot: TESTS },
      to: { path: '^mocks/(pages|http)/|^mocks/demo/(lens|pages|storyboard|director)/' },
    },
    {
      name: 'the-play-knows-no-page',
      comment: 'It plays the steps of a state: pass in what it needs.',
      severity: 'error',
      from: { path: '^mocks/demo/play/', pathNot: TESTS },
      to: { path: '^mocks/demo/', pathNot: '^mocks/demo/play/' },
    },
    {
      name: 'the-storyboard-knows-the-states-and-the-look',
      comment:
        'Each state runs in a frame of its own: the page takes controls from src/shared/ui and states.',
      severity: 'error',
      from: { path: '^mocks/demo/storyboard/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/states/|^mocks/demo/storyboard/' },
    },
    {
      name: 'the-domain-is-pure',
      comment:
        'Rules and money take time and data as arguments: read the database in the handler, and pass it in.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/domain/' },
    },
    {
      name: 'generators-hold-no-rule',
      comment:
        'They decorate answers; decide what is allowed and what it costs in mocks/domain/, and pass it in.',
      severity: 'error',
      from: { path: '^mocks/generators/', pathNot: TESTS },
      to: { path: '^mocks/', pathNot: '^mocks/generators/|^mocks/domain/(hash|load-once)\\.ts$' },
    },
    {
      name: 'the-contract-imports-nothing',
      comment: 'Everybody may read the contract, so it reads nobody: move the code to who needs it.',
      severity: 'error',
      from: { path: '^openapi/', pathNot: `^openapi/conformance/|${TESTS}` },
      to: { path: '^(src|mocks|scripts)/|^openapi/conformance/|node_modules' },
    },
    {
      name: 'the-runner-knows-only-the-contract',
      comment:
        'It judges any server, so it must not know ours: take it from openapi/, or from its configuration.',
      severity: 'error',
      from: { path: '^openapi/conformance/', pathNot: TESTS },
      to: {
        path: '^(src|mocks|scripts|e2e)/|node_modules',
        pathNot: 'node_modules/(ajv|ajv-formats|yaml|fast-check)/',
      },
    },
    {
      name: 'the-app-knows-no-test',
      comment: 'Move what both need out of the test.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$|^src/test/|/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other: move what both need to a third, or pass it in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'There is no such file: write the path with its ending.',
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
