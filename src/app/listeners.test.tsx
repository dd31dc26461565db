import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordListeners } from '#test/active-listeners.ts';
import { renderApp } from '#test/render-app.tsx';
import { SCREENS } from './screens.ts';

const isShown = () => waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());

// The first visit adds the listeners of modules, which exist as long as the page.
test.each(SCREENS.map(({ name, paths }) => [name, paths[0]!] as const))(
  'the screen %s removes its listeners when it unmounts',
  async (_, path) => {
    const activeListeners = recordListeners();
    const { reload } = await renderApp(path.replace(':id', 'job_complete'));
    await isShown();
    expect(activeListeners()).not.toEqual([]);
    cleanup();
    const before = activeListeners();
    await reload();
    await isShown();
    cleanup();
    expect(activeListeners()).toEqual(before);
  },
);
