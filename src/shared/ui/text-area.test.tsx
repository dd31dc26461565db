import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

function Topic() {
  const [text, setText] = useState('');
  return <TextArea aria-label="Topic" value={text} onChange={({ target }) => setText(target.value)} />;
}

test('A pasted text that would freeze the page is refused in words, and what was written stays', async () => {
  render(<Topic />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Topic');
  await user.click(field);
  await user.paste('A walk');
  await user.paste('x'.repeat(100_001));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '100,001 characters are too many for this field. Nothing was added.',
  );
  expect(field).toHaveValue('A walk');
  await user.paste(' at dawn');
  expect(field).toHaveValue('A walk at dawn');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
