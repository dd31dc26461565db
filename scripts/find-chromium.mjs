import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for tests: CHROMIUM_PATH, else Playwright's, else a system browser.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
}

/**
 * Options to launch the browser. They work for root and in a closed network.
 * @param {string[]} args additional arguments
 */
export async function launchOptions(...args) {
  const executablePath = await findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  };
}
