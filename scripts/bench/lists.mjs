import { EXAMPLE_JOB } from '#openapi/limits.gen.ts';
import { listProbe } from './lists-page.mjs';

const PAINT_BUDGET_MS = 100;
const KEY_BUDGET_MS = 16;
const FOCUS_BUDGET_MS = 4;
const AGENCY = 'user_studio_north';
const LINE = 'We opened the studio on a Tuesday, and it rained. Nobody came, so we baked.\n\n';
const LINES = 5_000;
/** The longest text that the app shows in a text field. */
const EDITED_LINES = 230;
const TYPED = 'a quiet street';

/**
 * 500 twins, 1,000 pictures, 200 recent jobs and a text of 5,000 lines, in the demo build: the time until each list is
 * painted, and the work of the main thread for each typed character. All code is loaded, and nothing is throttled.
 */
export async function measureLists({ browser, urls }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(listProbe);
  const times = [];
  const add = (name, ms, budgetMs) => times.push({ name, ms, budgetMs });
  const press = (button, selector, count) =>
    button.evaluate((element, wish) => window.listProbe.press(element, ...wish), [selector, count]);
  const link = (name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

  await page.goto(`${urls.demo}/studio?scenario=agency&director=off`);
  await page.locator('#twins [type=radio]').first().waitFor({ state: 'attached' });
  await page.evaluate(
    ([user, counts]) => window.listProbe.fill(user, counts),
    [AGENCY, { pictures: 1_000, jobs: 200, job: EXAMPLE_JOB }],
  );
  await page.goto(`${urls.demo}/studio?director=off`);
  const sheet = page.getByRole('region', { name: 'Your pictures' });
  await page.getByText('(988 left)').scrollIntoViewIfNeeded();

  const toJobs = () => press(link('Dashboard'), '[aria-labelledby=recent-title] li p', 12);
  const toTwins = () => press(link('Studio'), '#twins [type=radio]', 24);
  await toJobs();
  await toTwins();
  add('200 recent jobs, painted', await toJobs(), PAINT_BUDGET_MS);
  add('500 twins, painted', await toTwins(), PAINT_BUDGET_MS);
  await page.getByText('(988 left)').scrollIntoViewIfNeeded();
  await sheet.getByText('Favourites').click();
  const all = sheet.getByRole('radio', { name: 'All' });
  add('1,000 pictures, painted', await press(all, '[data-picture=kept-11]', 1), PAINT_BUDGET_MS);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
  const typeInto = async (name, field) => {
    await field.click();
    const before = await workMs();
    await page.keyboard.type(TYPED, { delay: 60 });
    add(`typing ${name}, a key`, ((await workMs()) - before) / TYPED.length, KEY_BUDGET_MS);
  };
  const search = page.getByRole('searchbox', { name: 'Search your twins' });
  await typeInto('in the search of 500 twins', search);
  await search.fill('');
  await typeInto('a prompt above 1,000 pictures', page.getByRole('textbox', { name: /prompt/i }).first());
  const samples = page.getByRole('textbox', { name: 'Samples of your writing' });
  await samples.fill(LINE.repeat(EDITED_LINES));
  await typeInto(`in a text of ${EDITED_LINES} samples`, samples);
  add('moving the focus', await page.evaluate(() => window.listProbe.focusMove()), FOCUS_BUDGET_MS);
  const pasted = await samples.evaluate(
    (field, text) =>
      window.listProbe.paste(field, text, '[role=group][aria-label="Samples of your writing"]'),
    LINE.repeat(LINES / 2),
  );
  add('5,000 lines pasted, painted', pasted, PAINT_BUDGET_MS);
  await page.context().close();
  return times;
}
