/**
 * The part of Playwright's `Page` that a journey uses. A Playwright page satisfies it; `drivenPage` implements it for other
 * engines.
 */
export interface JourneyPage extends Scope {
  reload(): Promise<unknown>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  evaluate<Given, Result>(run: (given: Given) => Result, given: Given): Promise<Result>;
  waitForFunction(run: () => boolean): Promise<unknown>;
}

/** A page, or an element to search in. */
export interface Scope {
  getByRole(role: Role, options?: { name: string | RegExp; exact?: boolean }): JourneyLocator;
  getByLabel(label: string | RegExp): JourneyLocator;
  getByText(text: string | RegExp): JourneyLocator;
}

export interface JourneyLocator extends Scope {
  first(): JourneyLocator;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  setInputFiles(paths: readonly string[]): Promise<void>;
  evaluate<Result>(run: (element: HTMLElement) => Result): Promise<Result>;
}

/** The assertions of a journey: a part of Playwright's `expect`. */
export interface JourneyExpect {
  (locator: JourneyLocator): {
    toBeVisible(): Promise<void>;
    toBeEnabled(): Promise<void>;
    toBeFocused(): Promise<void>;
  };
  (page: JourneyPage): { toHaveURL(address: RegExp): Promise<void> };
}

type Role = 'article' | 'button' | 'dialog' | 'heading' | 'link' | 'main' | 'radio' | 'region' | 'textbox';
