/** A browser with the few operations that each driver provides; everything else is built on them once. */
export interface Browser {
  /** With its version. */
  name: string;
  /** A page with its own storage; downloads are saved in the folder. */
  newPage(downloads: string): Promise<Page>;
  close(): Promise<void>;
}

export interface Page {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page: it is sent as text, arguments and result as JSON. */
  call<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Runs a script in the page, whatever its content security policy says. */
  addScript(text: string): Promise<void>;
  /** Presses keys one after another, each a letter or a {@link Key}, while others are held. */
  type(keys: readonly string[], held?: readonly Key[]): Promise<void>;
  /** Presses the pointer at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Sets the files of the input that the selector finds. */
  giveFiles(selector: string, paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Keys other than letters: Playwright's names, and WebDriver's code points. */
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

/** Key presses as WebDriver actions, classic and BiDi. */
export function keyActions(keys: readonly string[], held: readonly Key[] = []) {
  const down = (key: string) => ({ type: 'keyDown', value: asKey(key) });
  const up = (key: string) => ({ type: 'keyUp', value: asKey(key) });
  const pressed = keys.flatMap((key) => [down(key), up(key)]);
  return [{ type: 'key', id: 'keys', actions: [...held.map(down), ...pressed, ...held.map(up)] }];
}

/** A pointer press as WebDriver actions, classic and BiDi. */
export function pressActions(x: number, y: number) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }];
}

/** An expression that calls the function and returns its result as JSON. */
export function callText(run: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `JSON.stringify((${String(run)})(...${JSON.stringify(given)}))`;
}
