import { findChromium } from '../find-chromium.mjs';

/** Options of a browser that draws reproducible pictures, also without a network. */
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
