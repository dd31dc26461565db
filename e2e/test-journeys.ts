import type { Journeys } from './engines/journeys.ts';
import { filesIn } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

/** Defines a Chromium test for each journey of `npm run test:engines`. In Chromium, the console must stay empty. */
export function testJourneys(journeys: Journeys): void {
  for (const [title, run] of Object.entries(journeys))
    test(title, ({ page, studio }, { outputDir }) => run({ page, expect, studio, ...filesIn(outputDir) }));
}
