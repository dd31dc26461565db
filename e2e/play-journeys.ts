import { JOURNEYS, type Case } from './engines/cases.ts';
import { personAt } from './engines/person.ts';
import { drive } from './engines/playwright.ts';
import { filesIn } from './photo-files.ts';
import { test } from './studio-test.ts';

/** The journeys of `npm run test:engines` in Chromium, where also the console must stay empty. */
export function playJourneys(wanted: Case['target']): void {
  for (const { target, title, play } of JOURNEYS) {
    if (target !== wanted) continue;
    test(title, async ({ page, studio, baseURL }, { outputDir }) => {
      const driven = drive(page, outputDir);
      const opens = (path: string) => driven.open(`${baseURL}${path}`);
      await play(
        { ...personAt(driven, outputDir), opens },
        {
          opensLive: (path, scenario) => studio.open(path, { scenario }),
          opensDemo: (path, scenario, speed) => studio.open(path, { scenario, ...(speed && { speed }) }),
          passTime: studio.passTime,
          ...filesIn(outputDir),
        },
      );
    });
  }
}
