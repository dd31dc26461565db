import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { StateId } from '#mocks/states/states.ts';
import { signedInPage } from '#test/error-catalogue/open-page.ts';
import { renderApp } from '#test/render-app.tsx';

const ATTEMPT = 'twin-studio:sign-in-attempt';
const STILL_SIGNED_OUT = /You are still signed out. To stay signed in, allow cookies/;

/** Opens the page as the server's redirect after a sign-in does. @param type the type of the navigation */
async function openAfterSignIn(path: string, type: NavigationTimingType, scenario: StateId = 'signed-out') {
  sessionStorage.setItem(ATTEMPT, '/studio');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  return renderApp(path, { scenario });
}

describe('a sign-in that does not last (§2.2)', () => {
  test('is reported when the server has redirected back', async () => {
    await openAfterSignIn('/studio', 'navigate');
    expect(await screen.findByRole('alert')).toHaveTextContent(STILL_SIGNED_OUT);
  });

  test.each<[string, string, NavigationTimingType]>([
    ['after Back', '/studio', 'back_forward'],
    ['after a reload', '/studio', 'reload'],
    ['at another address', '/', 'navigate'],
  ])('is not reported %s', async (_, path, type) => {
    await openAfterSignIn(path, type);
    await screen.findByRole('button', { name: 'Choose Creator' });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('is forgotten once the user is signed in', async () => {
    await openAfterSignIn('/studio', 'navigate', 'creator');
    await signedInPage();
    expect(sessionStorage.getItem(ATTEMPT)).toBeNull();
  });

  test('is expected where the browser blocks cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderApp('/', { scenario: 'signed-out' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser blocks cookies.');
  });

  test('is recognized by the address to which Sign In leads back', async () => {
    await renderApp('/dashboard', { scenario: 'signed-out' });
    const link = await screen.findByRole('link', { name: 'Sign In' });
    // jsdom cannot leave its document.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(sessionStorage.getItem(ATTEMPT)).toBe('/dashboard');
  });
});
