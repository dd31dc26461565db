// The allowed imports between folders (docs/architecture.md). scripts/check-boundaries.mjs prints the advice of a violated
// rule. Editors show the three main rules of .oxlintrc.json.
const TESTS = '\\.test\\.tsx?$|^src/test/|/testing/|^vitest\\.|^e2e/|^scripts/';

/** Files at `from` (by default all), except tests and `except`, must not import files at `to`. */
const RULES = {
  'features-do-not-import-each-other': {
    from: '^src/features/([^/]+)/',
    to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    advice: 'A feature never imports another: combine them in src/app, or move shared code to src/entities.',
  },
  'shared-imports-no-feature': {
    from: '^src/shared/',
    to: '^src/(entities|features|app)/',
    advice:
      'src/shared is for all features: pass in what it needs, or move the file to the feature that uses it.',
  },
  'entities-import-no-screen': {
    from: '^src/entities/',
    to: '^src/(features|app)/|^src/shared/ui/|node_modules/react-router',
    advice:
      'src/entities has shared logic without components: move components to the feature or to src/shared/ui.',
  },
  'features-do-not-import-the-app': {
    from: '^src/features/',
    to: '^src/app/',
    advice:
      'src/app imports features, not the reverse: pass it in as a property, or move it to src/entities or src/shared.',
  },
  'only-main-imports-the-start': {
    from: '^(src|mocks)/',
    except: '^src/main\\.tsx$|^src/start/',
    to: '^src/start/',
    advice: 'src/start mounts the app: let it pass values on, as it does with early responses.',
  },
  'ui-imports-no-router-data-or-domain': {
    from: '^src/shared/ui/',
    to: '^src/shared/(api|lib/paths)|^openapi/|node_modules/(react-router|swr|openapi-fetch)',
    advice: 'A control gets its content as properties: read data in the feature, or move the file there.',
  },
  'lib-imports-no-data': {
    from: '^src/shared/lib/',
    to: '^src/shared/(api|ui)/|node_modules/(react-router|swr|openapi-fetch)',
    advice: 'Pass the data in, or move the file to src/shared/api.',
  },
  'only-main-imports-the-mock': {
    from: '^src/',
    except: '^src/main\\.tsx$',
    to: '^mocks/',
    advice:
      'Only one dynamic import behind __DEMO__ keeps the mock out of the live build. Move shared code to openapi/.',
  },
  'main-imports-the-mock-dynamically': {
    from: '^src/main\\.tsx$',
    to: { path: '^mocks/', dynamic: false },
    advice: 'Write `await import(…)` behind __DEMO__, or the live build contains the mock.',
  },
  'mock-imports-only-the-contract': {
    from: '^mocks/',
    except: '^mocks/demo/',
    to: '^(src|scripts)/',
    advice:
      'The backend must not depend on the app: take what it needs from openapi/. Only mocks/demo uses the app’s components.',
  },
  'demo-imports-only-ui-and-device-types': {
    from: '^mocks/demo/',
    to: {
      path: '^src/(?!shared/ui/|app/styles\\.css|shared/lib/(save-file|store)\\.)|^scripts/',
      dependencyTypesNot: ['type-only'],
    },
    advice:
      'Use controls of src/shared/ui, the store and the types of stored values; control the app by addresses and events.',
  },
  'only-the-browser-entry-imports-the-demo': {
    from: '^mocks/',
    except: '^mocks/demo/|^mocks/browser\\.ts$',
    to: '^mocks/demo/',
    advice: 'Move shared code out of mocks/demo/, to states/, server/, db/ or domain/.',
  },
  'director-is-imported-dynamically': {
    from: '^mocks/(browser|demo/bring-director)\\.ts$|^mocks/demo/pages/',
    to: { path: '^mocks/demo/director/', dynamic: false },
    advice: 'Import it dynamically, so that the demo’s first screen does not wait for it.',
  },
  'demo-folders-have-an-order': {
    from: '^mocks/demo/(steps|start)/',
    to: '^mocks/(pages|http)/|^mocks/demo/(pages|storyboard|director)/',
    advice:
      'The order is steps, start, then pages and storyboard, then director: move shared code to an earlier one.',
  },
  'steps-import-no-other-demo-folder': {
    from: '^mocks/demo/steps/',
    to: { path: '^mocks/demo/', pathNot: '^mocks/demo/steps/' },
    advice: 'This folder runs the steps of a state: pass in the rest.',
  },
  'storyboard-imports-only-states-and-ui': {
    from: '^mocks/demo/storyboard/',
    to: { path: '^mocks/', pathNot: '^mocks/states/|^mocks/demo/storyboard/' },
    advice: 'Each state runs in a frame: the page needs only states and the controls of src/shared/ui.',
  },
  'domain-imports-nothing': {
    from: '^mocks/domain/',
    to: { path: '^mocks/', pathNot: '^mocks/domain/' },
    advice: 'Rules and money get time and data as arguments: read the database in the handler.',
  },
  'generators-import-no-rule': {
    from: '^mocks/generators/',
    to: { path: '^mocks/', pathNot: '^mocks/generators/|^mocks/domain/(hash|load-once)\\.ts$' },
    advice:
      'Generators only create content: decide permission and price in mocks/domain/, and pass the result in.',
  },
  'contract-imports-nothing': {
    from: '^openapi/',
    except: '^openapi/conformance/',
    to: '^(src|mocks|scripts)/|^openapi/conformance/|node_modules',
    advice: 'Everything may import the contract, so it imports nothing: move the code to its user.',
  },
  'runner-imports-only-the-contract': {
    from: '^openapi/conformance/',
    to: {
      path: '^(src|mocks|scripts|e2e)/|node_modules',
      pathNot: 'node_modules/(ajv|ajv-formats|yaml|fast-check)/',
    },
    advice:
      'It checks any server, so it must not depend on ours: take it from openapi/, or from its adapter.',
  },
  'app-imports-no-test': {
    from: '^src/',
    to: { path: '\\.test\\.tsx?$|^src/test/|/testing/', pathNot: 'node_modules' },
    advice: 'Move the shared code out of the test.',
  },
  'other-rooms-are-imported-by-name': {
    from: '^((?:src/)?[^/]+)(/|$)',
    withTests: true,
    to: {
      path: '^(src/(app|entities|features|shared|start|test)|mocks|openapi|scripts|e2e|docs)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
    advice: "Write '#shared/…', '#mocks/…' and so on (package.json, imports).",
  },
  'no-circles': {
    to: { circular: true },
    advice: 'Two files import each other: move the shared code to a third, or pass it in.',
  },
  'no-unresolved-import': {
    to: { couldNotResolve: true, pathNot: '^virtual:|\\?(raw|url)$|\\?worker$' },
    advice: 'This file does not exist: write the path with its extension.',
  },
};

module.exports = {
  tests: TESTS,
  forbidden: Object.entries(RULES).map(([name, { from, except, withTests, to, advice }]) => {
    if (!advice) throw new Error(`The boundary ${name} has no advice.`);
    const pathNot = [except, withTests ? undefined : TESTS].filter(Boolean);
    return {
      name,
      severity: 'error',
      comment: advice,
      from: from ? { path: from, pathNot } : {},
      to: typeof to === 'string' ? { path: to } : to,
    };
  }),
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
