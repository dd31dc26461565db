import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.mjs';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  /** How to start it on this machine; undefined where it is missing. */
  find(): Promise<(() => Promise<Browser>) | undefined>;
  /** How to install it. */
  missing: string;
}

const PLAYWRIGHT = 'npx playwright install --with-deps';

/** Playwright's builds where they are installed, otherwise Debian's packages. */
export const ENGINES: Record<string, Engine> = {
  firefox: {
    async find() {
      if (existsSync(firefox.executablePath())) return () => startPlaywright(firefox);
      const path = programPath('firefox-esr') ?? programPath('firefox');
      return path === undefined ? undefined : () => startFirefox(path);
    },
    missing: `${PLAYWRIGHT} firefox, or on Debian apt-get install firefox-esr`,
  },
  webkit: {
    async find() {
      if (existsSync(webkit.executablePath())) return () => startPlaywright(webkit);
      const [driver, display] = [programPath('WebKitWebDriver'), programPath('xvfb-run')];
      return driver === undefined || display === undefined ? undefined : () => startWebKit(driver);
    },
    missing: `${PLAYWRIGHT} webkit, or on Debian apt-get install webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav`,
  },
  /** To try out a case; the specs in e2e/ test Chromium. */
  chromium: {
    async find() {
      const executablePath = await findChromium();
      return executablePath === undefined
        ? undefined
        : () => startPlaywright(chromium, { executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    },
    missing: `${PLAYWRIGHT} chromium`,
  },
};

function programPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
