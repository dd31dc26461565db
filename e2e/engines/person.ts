import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Key, Page } from './browser.ts';
import {
  find,
  hasMarkFocus,
  hasQueries,
  isVideoReadable,
  MARK,
  pastePhotos,
  readPage,
  wasReached,
  type Found,
  type Wanted,
  type Words,
} from './in-page.ts';
import { until } from './processes.ts';

/** The actions and expectations of a case. A text matches as a whole, a pattern anywhere. */
export interface Person {
  opens(address: string): Promise<void>;
  reloads(): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesPart(role: Role, name: string | RegExp): Promise<void>;
  /** A video that this browser can play. */
  seesVideo(): Promise<void>;
  isAt(path: RegExp): Promise<void>;
  presses(role: Role, name: string | RegExp, inside?: Place): Promise<void>;
  writes(label: string | RegExp, text: string, inside?: Place): Promise<void>;
  gives(label: string, paths: readonly string[]): Promise<void>;
  pastes(paths: readonly string[]): Promise<void>;
  /** Presses Tab until this element has the focus. */
  tabsTo(role: Role, name: string | RegExp): Promise<void>;
  hasFocusOn(role: Role, name: string | RegExp): Promise<void>;
  types(keys: readonly string[], held?: readonly Key[]): Promise<void>;
  /** The bytes of the saved file with this ending. */
  hasSaved(ending: RegExp): Promise<Buffer>;
}

type Role = 'article' | 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'region' | 'tab' | 'textbox';
export interface Place {
  role: Role;
  name: string | RegExp;
}

const MAX_TAB_STOPS = 150;
/** Longer than in all engines. */
const DOUBLE_CLICK_MS = 600;
const DOUBLE_CLICK_PX = 20;
const QUERIES = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '../dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** @param downloads the folder where the browser saves files */
export function personAt(page: Page, downloads: string): Person {
  const look = async (wanted: Wanted) => {
    if (!(await page.call(hasQueries))) await page.addScript(`(function () { ${QUERIES} }).call(window)`);
    return page.call(find, wanted, MARK);
  };
  // Between two documents there is no page to call.
  const ask =
    <T>(question: () => Promise<T | undefined>) =>
    () =>
      question().catch(() => undefined);
  const wait = (what: string, wanted: Wanted, isRight: (found: Found) => boolean = () => true) =>
    until(
      what,
      ask(async () => {
        const found = await look(wanted);
        return found && isRight(found) ? found : undefined;
      }),
    ).catch(async (error: unknown) => {
      const { text, path } = await page.call(readPage);
      throw new Error(`${(error as Error).message}\n    at ${path}: ${text.slice(0, 1_500)}`);
    });
  const read = (what: string, isThere: (page: { text: string; path: string }) => boolean) => {
    let last = { text: '', path: '' };
    return until(
      what,
      ask(async () => {
        last = await page.call(readPage);
        return isThere(last) || undefined;
      }),
    ).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}\n    at ${last.path}: ${last.text.slice(0, 1_500)}`);
    });
  };
  /** Waits until it can be pressed and has stopped moving. */
  const waitForRest = (what: string, wanted: Wanted) => {
    let before: Found | undefined;
    return wait(what, wanted, (found) => {
      const isAtRest = found.x === before?.x && found.y === before.y;
      before = found;
      return found.isFree && isAtRest;
    });
  };
  let last = { x: 0, y: 0, atMs: -Infinity };
  const press = async (what: string, wanted: Wanted) => {
    await until(what, async () => {
      const { x, y } = await waitForRest(what, wanted);
      // A sooner press at the same point would be a double click, which is one action (decision 57).
      if (Math.hypot(x - last.x, y - last.y) < DOUBLE_CLICK_PX)
        await sleep(Math.max(0, last.atMs + DOUBLE_CLICK_MS - performance.now()));
      await page.pressAt(x, y);
      last = { x, y, atMs: performance.now() };
      // If it moved meanwhile, it is pressed again. Without a page to call, the press has led to another document.
      return (await page.call(wasReached).catch(() => true)) || undefined;
    });
  };

  return {
    opens: (address) => page.open(address),
    reloads: () => page.reload(),
    async sees(text) {
      await read(`to see ${String(text)}`, (page) =>
        typeof text === 'string' ? page.text.includes(text) : text.test(page.text),
      );
    },
    async seesPart(role, name) {
      await wait(`the ${role} ${String(name)}`, wantedBy(role, name));
    },
    async seesVideo() {
      await until(
        'a video that can be played',
        ask(async () => (await page.call(isVideoReadable)) || undefined),
      );
    },
    async isAt(path) {
      await read(`to be at ${String(path)}`, (page) => path.test(page.path));
    },
    presses: (role, name, inside) =>
      press(`to press the ${role} ${String(name)}`, wantedBy(role, name, inside)),
    async writes(label, text, inside) {
      const field = wantedBy(undefined, label, inside);
      await press(`the field ${String(label)}`, field);
      await wait(`the focus on ${String(label)}`, field, ({ hasFocus }) => hasFocus);
      await page.type(['a'], ['Control']);
      await page.type(text.split(''));
    },
    async gives(label, paths) {
      await wait(`the field ${label}`, wantedBy(undefined, label));
      await page.giveFiles(`[${MARK}]`, paths);
    },
    async pastes(paths) {
      const photos = paths.map((path) => ({
        name: path.split('/').at(-1) ?? '',
        base64: readFileSync(path, 'base64'),
      }));
      await page.call(pastePhotos, photos);
    },
    async tabsTo(role, name) {
      const wanted = wantedBy(role, name);
      await wait(`the ${role} ${String(name)}`, wanted);
      for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
        await page.type(['Tab']);
        if (await page.call(hasMarkFocus, MARK)) return;
      }
      throw new Error(`Tab never reached the ${role} ${String(name)}.`);
    },
    async hasFocusOn(role, name) {
      await wait(`the focus on the ${role} ${String(name)}`, wantedBy(role, name), (found) => found.hasFocus);
    },
    types: (keys, held) => page.type(keys, held),
    hasSaved: (ending) =>
      until(`a saved file ${String(ending)}`, async () => {
        const file = readdirSync(downloads).find((name) => ending.test(name));
        const bytes = file === undefined ? undefined : readFileSync(join(downloads, file));
        return bytes && bytes.length > 0 ? bytes : undefined;
      }),
  };
}

function wantedBy(role: Role | undefined, name: string | RegExp, inside?: Place): Wanted {
  const words: Words = typeof name === 'string' ? { all: name } : { pattern: name.source, flags: name.flags };
  return {
    ...(role === undefined ? {} : { role }),
    name: words,
    ...(inside ? { inside: wantedBy(inside.role, inside.name) } : {}),
  };
}
