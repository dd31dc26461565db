import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A longer task delays the response to a press noticeably. */
const TASK_BUDGET_MS = 50;
const PHOTOS = 20;

/** Chooses 20 photos of 12 megapixels in the demo build, then removes them; measures the main thread and its memory. */
export async function measurePreviews({ browser, urls }) {
  const page = await browser.newPage();
  const folder = mkdtempSync(join(tmpdir(), 'bench-photos-'));
  try {
    const files = await drawPhotos(page, folder);
    await page.goto(`${urls.demo}/studio?scenario=new-creator`);
    const input = page.getByLabel('Training photos');
    await input.waitFor({ state: 'attached' });
    const devtools = await page.context().newCDPSession(page);
    const heapMb = async () => {
      await page.evaluate(() => window.gc?.());
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    const heapBefore = await heapMb();
    await page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map((entry) => entry.duration));
      }).observe({ type: 'longtask' });
    });

    const begin = Date.now();
    await input.setInputFiles(files);
    // The names are beside the pictures, so the pictures have no role.
    const tiles = page.getByRole('list', { name: 'Your photos' }).locator('img');
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('ul img')].filter((img) => img.naturalWidth > 0).length >= count,
      PHOTOS,
      { timeout: 120_000 },
    );
    const shownMs = Date.now() - begin;
    await page.getByRole('button', { name: 'Remove all' }).click();
    await tiles.first().waitFor({ state: 'detached' });

    const longTasks = await page.evaluate(() => window.longTasks);
    return [
      { name: 'longest task of the main thread', ms: Math.max(0, ...longTasks), budgetMs: TASK_BUDGET_MS },
      { name: 'all shown', ms: shownMs },
      { name: 'page memory before, MB', value: heapBefore },
      { name: 'page memory after removing all, MB', value: await heapMb() },
      { name: 'previews left in the page', value: await page.locator('img[src^="blob:"]').count() },
    ];
  } finally {
    await page.context().close();
    rmSync(folder, { recursive: true });
  }
}

/** Photos with as much detail as a camera's, so that decoding them takes as long. @returns their paths */
async function drawPhotos(page, folder) {
  const paths = Array.from({ length: PHOTOS }, (_, index) => join(folder, `photo-${index}.jpg`));
  for (const [index, path] of paths.entries()) {
    const jpeg = await page.evaluate((photo) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [4000, 3000];
      const context = canvas.getContext('2d');
      for (let patch = 0; patch < 600; patch += 1) {
        context.fillStyle = `hsl(${(patch * 47 + photo * 18) % 360} 60% ${30 + (patch % 50)}%)`;
        context.fillRect((patch * 137) % canvas.width, (patch * 211) % canvas.height, 260, 190);
      }
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1];
    }, index);
    writeFileSync(path, Buffer.from(jpeg, 'base64'));
  }
  return paths;
}
