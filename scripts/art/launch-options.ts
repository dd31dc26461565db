import { findChromium } from '../find-chromium.mjs';

/** A browser that draws the same picture each time, also in a closed network. */
export async function launchOptions() {
  const executablePath = await findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--disable-partial-raster',
    ],
  };
}
