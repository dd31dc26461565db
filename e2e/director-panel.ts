import type { Page } from '@playwright/test';

/** The button that opens the director. */
export const mark = (page: Page) => page.getByRole('button', { name: /^Demo with simulated data/ });
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Director' });
export const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
/** The search field of the director. */
export const find = (page: Page) => panel(page).getByRole('searchbox', { name: /^Find a state, control/ });
