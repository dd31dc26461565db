import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { STATES } from '#mocks/states/states.ts';
import { renderApp, type AppPage } from '../render-app.tsx';
import type { PreparedBackend } from '../start-backend.ts';

export interface Setting extends PreparedBackend {
  path?: string;
}

/** Opens the app with all steps of the studio open. They are collapsed by default. */
export async function openPage({ path = '/studio', ...options }: Setting = {}): Promise<AppPage> {
  const userId = STATES[options.scenario ?? 'creator'].user?.userId;
  localStorage.setItem(
    `twin-studio:open-steps:${userId}`,
    '["photos","training","generator","reverse-prompt","writing-style","post"]',
  );
  return renderApp(path, options);
}

/** Opens the app, and waits until the signed-in page is shown. */
export async function openSignedIn(setting?: Setting): Promise<AppPage> {
  const page = await openPage(setting);
  await signedInPage();
  return page;
}

const STUDIO = SCREENS.find(({ name }) => name === 'studio')?.paths ?? [];

/** Waits until the signed-in page is shown with all its code. */
export async function signedInPage(): Promise<void> {
  await waitFor(() => screen.getByText('Sign Out'));
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  // The panels of the studio appear after the pictures of this device are read.
  if (STUDIO.includes(location.pathname)) await waitFor(() => panel('Generate images'));
}

/** A panel of the studio by its title. Searching the headings is much faster than a query by role. */
export function panel(title: string | RegExp): HTMLElement {
  const panels = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby]')].filter((section) => {
    const text = document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    return typeof title === 'string' ? text === title : title.test(text);
  });
  return panels.length === 1 ? panels[0]! : screen.getByRole('region', { name: title });
}

/** Clicks twice without a render between, so that only the code itself can ignore the second click. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}

/** The parts of the only toast on the screen. */
export function shownToast(): { title: string | undefined; text: string | undefined; variant: string } {
  const cards = document.querySelectorAll<HTMLElement>('[aria-label^="Notifications"] [data-variant]');
  expect(cards).toHaveLength(1);
  // Everything outside an open dialog is inert, but its toasts must be announced and reachable.
  expect(cards[0]!.closest('[inert], [aria-hidden="true"]')).not.toBeInTheDocument();
  const [title, text] = [...(cards[0]?.querySelectorAll('p') ?? [])].map(
    (part) => part.textContent ?? undefined,
  );
  return { title, text, variant: cards[0]?.dataset['variant'] ?? '' };
}

/** Waits until the header shows the balance of the ledger. */
export async function expectHeaderToShow(credits: number | 'unknown'): Promise<void> {
  const balance =
    credits === 'unknown'
      ? /Credits unavailable/
      : new RegExp(`(?<![\\d,])${credits.toLocaleString('en-US')} credits`);
  await waitFor(() => expect(document.querySelector('header')).toHaveTextContent(balance));
}
