import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from './field.tsx';
import { TextInput } from './text-input.tsx';

const MOST = 10_000;

function Topic({ stored = '' }: { stored?: string }) {
  const [text, setText] = useState(stored);
  return (
    <>
      <TextArea aria-label="Topic" value={text} onChange={setText} />
      <output>{text.length}</output>
    </>
  );
}

test('A pasted text that would freeze the page is kept whole; one that fits can be edited', async () => {
  render(<Topic />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Topic');
  await user.click(field);
  await user.paste('A walk');
  await user.paste('x'.repeat(MOST - 6));
  field.setSelectionRange(0, MOST - 1_000);
  await user.paste('y'.repeat(8_000));
  await user.type(field, ' at dawn');
  expect(field.value).toMatch(/^y+x+ at dawn$/);
  await user.paste('z'.repeat(MOST));
  expect(screen.getByRole('status')).toHaveTextContent(String(9_008 + MOST));
  expect(screen.getByText('Too long to edit here. Only the start is shown.')).toBeVisible();
});

test('A text area that takes no more characters says so', async () => {
  render(<Topic stored={'x'.repeat(MOST - 1)} />);
  const user = userEvent.setup();
  expect(screen.queryByText(/Maximum reached/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Topic'), 'yz');
  expect(screen.getByText('Maximum reached: 10,000 characters.')).toBeVisible();
});

test('A stored text that would freeze the page stays stored, is shown by its beginning, and can be removed', async () => {
  render(<Topic stored={'🦊'.repeat(2_500_000)} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Topic');
  expect(field.value).toHaveLength(MOST);
  await user.type(field, ' at dawn');
  expect(screen.getByRole('status')).toHaveTextContent('5000000');
  expect(screen.getByText('Too long to edit here. Only the start is shown.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the text' }));
  await user.type(field, 'at dawn');
  expect(field).toHaveValue('at dawn');
  expect(screen.queryByText(/^Too long/)).not.toBeInTheDocument();
});

test('A text pasted into a line is cut, too', async () => {
  function Search() {
    const [text, setText] = useState('');
    return <TextInput aria-label="Search" value={text} onChange={setText} />;
  }
  render(<Search />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Search'));
  await user.paste('x'.repeat(5_000_000));
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toHaveLength(10_000);
});
