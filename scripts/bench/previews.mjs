/** Above this a press is felt as late. */
const TASK_BUDGET_MS = 50;
const PHOTOS = 20;
const WIDTH = 4000;
const HEIGHT = 3000;

/** Chooses 20 photos of 12 megapixels in the demo build, then removes them, watching the main thread and its memory. */
export async function measurePreviews({ browser, urls }) {
  const page = await browser.newPage();
  const photos = await drawPhotos(page);
  await page.goto(`${urls.demo}/studio?scenario=new-creator`);
  const input = page.getByLabel('Training photos');
  await input.waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await page.evaluate(() => window.gc?.());
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const heapBefore = await heap();

  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
  });
  const begin = Date.now();
  // Files made of fetched blobs stay outside the page's memory, as files of a disk do.
  await page.route('**/bench-photo-*.jpg', (route) => {
    const index = Number(/(\d+)\.jpg$/.exec(route.request().url())?.[1]);
    return route.fulfill({ contentType: 'image/jpeg', body: Buffer.from(photos[index], 'base64') });
  });
  await page.evaluate(async (count) => {
    const transfer = new DataTransfer();
    for (let index = 0; index < count; index += 1) {
      const blob = await (await fetch(`/bench-photo-${index}.jpg`)).blob();
      transfer.items.add(new File([blob], `photo-${index}.jpg`, { type: 'image/jpeg', lastModified: index }));
    }
    window.longTasks.length = 0;
    const field = document.querySelector('input[type=file][multiple]');
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, PHOTOS);
  // The pictures say nothing that the names beside them do not, so they have no role.
  const tiles = page.getByRole('list', { name: 'Your photos' }).locator('img');
  await tiles.nth(PHOTOS - 1).waitFor({ timeout: 120_000 });
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('ul img')].filter((img) => img.naturalWidth > 0).length >= count,
    PHOTOS,
    { timeout: 120_000 },
  );
  const shownMs = Date.now() - begin;
  await page.getByRole('button', { name: 'Remove all' }).click();
  await tiles.first().waitFor({ state: 'detached' });
  const longTasks = await page.evaluate(() => window.longTasks);
  const heapAfter = await heap();
  const blobsAfter = await page.locator('img[src^="blob:"]').count();
  await page.context().close();
  return [
    { name: 'longest task of the main thread', ms: Math.max(0, ...longTasks), budgetMs: TASK_BUDGET_MS },
    { name: 'all shown', ms: shownMs },
    { name: 'page memory before, MB', value: heapBefore / 1e6 },
    { name: 'page memory after removing all, MB', value: heapAfter / 1e6 },
    { name: 'previews left in the page', value: blobsAfter },
  ];
}

/** Photos with enough detail that decoding them costs what a camera's photo costs; as base64. */
async function drawPhotos(page) {
  return page.evaluate(
    async ({ count, width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      const photos = [];
      for (let index = 0; index < count; index += 1) {
        for (let patch = 0; patch < 600; patch += 1) {
          context.fillStyle = `hsl(${(patch * 47 + index * 18) % 360} 60% ${30 + (patch % 50)}%)`;
          context.fillRect((patch * 137) % width, (patch * 211) % height, 260, 190);
        }
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        let binary = '';
        for (let at = 0; at < bytes.length; at += 0x8000)
          binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
        photos.push(btoa(binary));
      }
      return photos;
    },
    { count: PHOTOS, width: WIDTH, height: HEIGHT },
  );
}
