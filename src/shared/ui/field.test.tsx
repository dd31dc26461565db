import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { TextArea } from './field.tsx';
import { TextInput } from './text-input.tsx';

const MAX_CHARACTERS = 10_000;

function Topic({ stored = '' }: { stored?: string }) {
  const [text, setText] = useState(stored);
  return (
    <>
      <TextArea aria-label="Topic" value={text} onChange={setText} />
      <output>{text.length}</output>
    </>
  );
}

/** Renders an empty text area and clicks it. */
async function clickTopic() {
  render(<Topic />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Topic');
  await user.click(field);
  return { user, field };
}

test('a pasted text that fits can be edited', async () => {
  const { user, field } = await clickTopic();
  await user.paste('A walk');
  await user.paste('x'.repeat(MAX_CHARACTERS - 6));
  field.setSelectionRange(0, MAX_CHARACTERS - 1_000);
  await user.paste('y'.repeat(8_000));
  await user.type(field, ' at dawn');
  expect(field.value).toMatch(/^y+x+ at dawn$/);
});

test('a pasted text that would freeze the page is not cut', async () => {
  const { user } = await clickTopic();
  await user.paste('A walk');
  await user.paste('z'.repeat(MAX_CHARACTERS));
  expect(screen.getByRole('status')).toHaveTextContent(String(6 + MAX_CHARACTERS));
  expect(screen.getByText('Too long to edit here. Only the start is shown.')).toBeVisible();
});

test('a text area shows that its maximum is reached', async () => {
  render(<Topic stored={'x'.repeat(MAX_CHARACTERS - 1)} />);
  const user = userEvent.setup();
  expect(screen.queryByText(/Maximum reached/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Topic'), 'yz');
  expect(screen.getByText('Maximum reached: 10,000 characters.')).toBeVisible();
});

describe('a stored text that would freeze the page', () => {
  /** Renders a text area with five million characters. */
  function renderLongTopic() {
    render(<Topic stored={'🦊'.repeat(2_500_000)} />);
    return { user: userEvent.setup(), field: screen.getByLabelText<HTMLTextAreaElement>('Topic') };
  }

  test('is shown by its start', () => {
    const { field } = renderLongTopic();
    expect(field.value).toHaveLength(MAX_CHARACTERS);
    expect(screen.getByText('Too long to edit here. Only the start is shown.')).toBeVisible();
  });

  test('is not changed by typing', async () => {
    const { user, field } = renderLongTopic();
    await user.type(field, ' at dawn');
    expect(screen.getByRole('status')).toHaveTextContent('5000000');
  });

  test('can be removed', async () => {
    const { user, field } = renderLongTopic();
    await user.click(screen.getByRole('button', { name: 'Remove the text' }));
    await user.type(field, 'at dawn');
    expect(field).toHaveValue('at dawn');
    expect(screen.queryByText(/^Too long/)).not.toBeInTheDocument();
  });
});

test('a long text pasted into a text field is cut', async () => {
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
