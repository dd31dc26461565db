import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { recordRequests } from '../../test/error-catalogue/request-log.ts';
import { startBackend } from '../../test/start-backend.ts';
import { Queries } from './queries.tsx';
import { useQuery } from './use-query.ts';

function Templates() {
  const { data } = useQuery('/api/twins/prompt-templates');
  return <p>{data ? `${data.templates.length} templates` : 'none yet'}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

it('a query is read once: not again on focus, on reconnect, by time, or by another reader (§7.1)', async () => {
  await startBackend();
  const requests = recordRequests();
  const { rerender } = render(<Templates />, { wrapper: Queries });
  await screen.findByText('28 templates');
  expect(requests.calls()).toEqual(['listPromptTemplates']);

  vi.useFakeTimers();
  await act(async () => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1000);
  });
  rerender(
    <>
      <Templates />
      <Templates />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByText('28 templates')).toHaveLength(2);
  expect(requests.calls()).toEqual(['listPromptTemplates']);
});
