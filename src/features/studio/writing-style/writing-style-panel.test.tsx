import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { WritingStylePanel } from './writing-style-panel.tsx';

const SAMPLES =
  'We shipped it today!\nSmall team, long nights, good people. Are you in?\n\nSpring is here, and so is our new line. 🎉 #studio';

const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Writing Style' });
const box = () => screen.getByRole('textbox', { name: 'Samples of your writing' });

const panel = () => within(screen.getByRole('region', { name: 'Train your writing style' }));

const openPanel = () => renderPart(<WritingStylePanel />, { scenario: 'new-creator' });

describe('training the writing style (§2.3)', () => {
  test('pasted samples are counted', async () => {
    const { user } = await openPanel();
    await user.click(box());
    await user.paste(SAMPLES);
    expect(await screen.findByText('2 samples, 24 words')).toBeVisible();
  });

  test('pasted samples result in a style profile', async () => {
    const { user } = await openPanel();
    await user.click(box());
    await user.paste(SAMPLES);
    await user.click(analyzeButton());

    const style = within(await screen.findByRole('region', { name: 'Style profile' }));
    expect(style.getByText('Tone')).toBeVisible();
    expect(style.getByText('Words per sentence')).toBeVisible();
    expect(style.getByText(/2 samples saved .* Saved on this device/)).toBeVisible();
    expect(screen.getByText('Writing style saved')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|NaN/);
  });

  test('documents without text are refused', async () => {
    const { user, backend } = await openPanel();
    await user.upload(screen.getByLabelText('Documents'), new File(['tiny'], 'empty.pdf'));
    await user.click(analyzeButton());
    expect(await screen.findByText(/no readable text/, { selector: '[data-tone] *' })).toBeVisible();
    expect(backend.db.styleProfiles.all()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
    expect(panel().queryByText('Add Style Samples')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add documents/ })).toHaveFocus());
  });

  test('a file that is not a document is listed with its cause', async () => {
    const { user } = await openPanel();
    // Simulates the choice of "all files" in the dialog.
    fireEvent.change(screen.getByLabelText('Documents'), {
      target: { files: [new File(['x'], 'holiday.exe'), new File(['x'.repeat(99)], 'letters.docx')] },
    });
    expect((await screen.findByText('holiday.exe')).closest('li')).toHaveTextContent(
      /^holiday\.exe is not a \.txt, \.doc, \.docx or \.pdf document\.$/,
    );
    expect(await screen.findByText('letters.docx')).toHaveAttribute('translate', 'no');
    expect(screen.getByText(/Only a document’s name, type and size are sent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove letters.docx' }));
    expect(screen.queryByText('letters.docx')).not.toBeInTheDocument();
  });

  test('a whole book is accepted as samples', async () => {
    const { user } = await openPanel();
    await user.click(box());
    await user.paste('A long letter of mine.\n\n'.repeat(20_000));
    expect(screen.getByText(/^20,000 samples, 100,000 words; the first/)).toBeVisible();
    await user.click(analyzeButton());
    await screen.findByRole('region', { name: 'Style profile' });
    await user.click(screen.getByRole('button', { name: 'Remove the text' }));
    expect(screen.getByText('No samples yet')).toBeVisible();
  });
});

test('missing samples move the focus to their field, described by the error (§5)', async () => {
  const { user } = await openPanel();
  await user.click(analyzeButton());
  await waitFor(() => expect(box()).toHaveFocus());
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(/Add Style Samples/);
});

test('the number of samples is announced after a pause in typing', async () => {
  await openPanel();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  fireEvent.change(box(), { target: { value: 'One two' } });
  expect(announced()).not.toContain('Counted: 1 sample, 2 words');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(announced()).toContain('Counted: 1 sample, 2 words');
});
