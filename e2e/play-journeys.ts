import { JOURNEYS, type Case } from './engines/cases.ts';
import { personAt } from './engines/person.ts';
import { drive } from './engines/playwright.ts';
import { filesIn } from './photo-files.ts';
import { test } from './studio-test.ts';

/** The journeys that the other engines play, too (`npm run test:engines`); here the console has to stay silent. */
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
