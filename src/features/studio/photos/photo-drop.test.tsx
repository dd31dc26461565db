import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../shared/api/session.ts';
import { photo } from '../../../test/photos.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { PhotoPanel } from './photo-panel.tsx';

function Panel() {
  return useSession().status === 'signedIn' ? <PhotoPanel /> : null;
}

async function drop(...files: File[]) {
  // jsdom has no object URLs.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const page = await renderPart(<Panel />, { scenario: 'new-creator' });
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(await screen.findByRole('button', { name: /^Choose photos/ }), {
    dataTransfer: { files, items, types: ['Files'] },
  });
  return page;
}

describe('dropping photos (§2.3)', () => {
  it('takes them, shows each, counts them and lets each be removed', async () => {
    const { user } = await drop(photo('left.png'), photo('right.png'));
    expect(await screen.findByRole('button', { name: 'Remove right.png' })).toBeVisible();
    const shown = within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');
    expect(shown).toHaveLength(2);
    expect(screen.getByText('/20 photos').parentElement).toHaveTextContent('2/20 photos');
    await user.click(screen.getByRole('button', { name: 'Remove left.png' }));
    expect(screen.queryByRole('button', { name: 'Remove left.png' })).toBeNull();
    expect(screen.getByText('/20 photos').parentElement).toHaveTextContent('1/20 photos');
  });

  it('takes image files only', async () => {
    await drop(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }), photo('me.png'));
    expect(await screen.findByRole('button', { name: 'Remove me.png' })).toBeVisible();
    await screen.findByText('1 file not added');
    expect(screen.getByText('cv.pdf').parentElement).toHaveTextContent('cv.pdf is not a picture.');
    expect(screen.queryByRole('button', { name: 'Remove cv.pdf' })).toBeNull();
  });

  it('says beforehand what makes a good photo', async () => {
    await drop();
    expect(screen.getByRole('heading', { name: 'What makes a good twin' })).toBeVisible();
    expect(screen.getByText(/^One person per photo/)).toBeVisible();
    expect(screen.getByText(/^Mix angles and expressions/)).toBeVisible();
  });
});
