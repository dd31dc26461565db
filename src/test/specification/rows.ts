import type { Row } from './row.ts';
import { PAGES } from './section-2-pages.ts';
import { STUDIO } from './section-2-studio.ts';
import { ENTITIES } from './section-3-entities.ts';
import { STATES } from './section-4-states.ts';
import { VALIDATION } from './section-5-validation.ts';
import { PERMISSIONS } from './section-6-permissions.ts';
import { CALLS } from './section-7-calls.ts';
import { ERRORS } from './section-8-errors.ts';
import { CONSTANTS } from './section-9-constants.ts';

/** Every fact of sections 2 to 9 of the specification with the test that shows it; rows.test.ts keeps it true. */
export const ROWS: readonly Row[] = [
  ...PAGES,
  ...STUDIO,
  ...ENTITIES,
  ...STATES,
  ...VALIDATION,
  ...PERMISSIONS,
  ...CALLS,
  ...ERRORS,
  ...CONSTANTS,
];
