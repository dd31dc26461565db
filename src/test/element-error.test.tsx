import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

const lines = Array.from({ length: 50 }, (_, index) => `Line ${index}`);
const messageOf = async (query: () => unknown) => {
  try {
    await query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was found.');
};

test('a query that finds nothing prints the roles that are there, those it wants first', async () => {
  render(
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <button type="button">Save</button>
    </ul>,
  );
  const message = await messageOf(() => screen.getByRole('button', { name: 'Send' }));
  expect(message).toMatch(
    /^Unable to find an accessible element with the role "button" and name "Send"\n\n {2}button Save\n/,
  );
  expect(await messageOf(() => screen.getByText(/Line 4/))).toMatch(
    /^Found multiple .*\n\n.*\n\n<li>Line 4<\/li>\n/,
  );
  const item = within(screen.getAllByRole('listitem')[3] as HTMLElement);
  expect(await messageOf(() => item.getByText('Line 4'))).not.toContain('Line 5');
});

test('a wait that gave up says so, and a query without one does not', async () => {
  render(<p>Saved</p>);
  const limit = { timeout: 50 };
  expect(await messageOf(() => screen.findByText('Sent', {}, limit))).toMatch(
    /^Timed out in waitFor: Unable to find/,
  );
  expect(await messageOf(() => waitFor(() => expect(1).toBe(2), limit))).toMatch(
    /^Timed out in waitFor: expected 1/,
  );
  expect(await messageOf(() => screen.getByText('Sent'))).toMatch(/^Unable to find/);
});
