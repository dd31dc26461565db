/** What the cases need of a browser. Each way to drive one has these few operations; the rest is built on them once. */
export interface Browser {
  /** With the version, as the browser tells it. */
  name: string;
  /** A page that shares nothing with the pages before; downloads go into the folder. */
  newPage(downloads: string): Promise<Page>;
  close(): Promise<void>;
}

export interface Page {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page: its text goes over, and what it is given and gives back goes as JSON. */
  call<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Runs a script in the page, whatever its content security policy says. */
  addScript(text: string): Promise<void>;
  /** Presses these keys one after another, each a letter or a {@link Key}, while the others are held. */
  type(keys: readonly string[], held?: readonly Key[]): Promise<void>;
  /** Presses the pointer at a place of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Gives files to the one input that the selector finds. */
  giveFiles(selector: string, paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The keys that are no letters, as Playwright names them, with the code points that WebDriver gives them. */
const CODE_POINTS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  Control: '\uE009',
};
export type Key = keyof typeof CODE_POINTS;

const asKey = (key: string) => CODE_POINTS[key as Key] ?? key;

/** Keys as both kinds of WebDriver take them. */
export function keyActions(keys: readonly string[], held: readonly Key[] = []) {
  const down = (key: string) => ({ type: 'keyDown', value: asKey(key) });
  const up = (key: string) => ({ type: 'keyUp', value: asKey(key) });
  const pressed = keys.flatMap((key) => [down(key), up(key)]);
  return [{ type: 'key', id: 'keys', actions: [...held.map(down), ...pressed, ...held.map(up)] }];
}

/** A press of the pointer as both kinds of WebDriver take it. */
export function pressActions(x: number, y: number) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }];
}

/** The call of a function as text, its result as JSON. */
export function callText(run: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `JSON.stringify((${String(run)})(...${JSON.stringify(given)}))`;
}
