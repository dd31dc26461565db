import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { useSession } from '../../shared/api/session.ts';
import { renderPart } from '../../test/render-part.tsx';
import { CreateContentModal } from './create-content-modal.tsx';

function SignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'signedIn' ? children : null;
}

async function openModal(type: string) {
  const page = await renderPart(
    <SignedIn>
      <CreateContentModal type={type} onClose={() => {}} />
    </SignedIn>,
  );
  await screen.findByRole('dialog');
  return page;
}

const choices = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

describe('the fields of the form (§2.7, §3.3)', () => {
  test('are the documented ones, with the documented choices', async () => {
    await openModal('commercial');
    expect(choices('Platform')).toEqual(['tiktok', 'instagram', 'facebook', 'youtube', 'linkedin']);
    expect(choices('Ratio')).toEqual(['9:16', '1:1', '16:9']);
    expect(choices('Voice')).toEqual(['ai', 'user']);
    expect(screen.getByLabelText('Schedule')).toHaveAttribute('type', 'datetime-local');
  });

  test.each(['ai_twin', 'photoshoot'])(
    'of %s include reference photos, added in a dialog of their own',
    async (type) => {
      const { user } = await openModal(type);
      expect(screen.getByText('0/10 photos uploaded')).toBeInTheDocument();
      expect(screen.getByText('3 more needed')).toBeInTheDocument();
      const photos = screen.getByRole('region', { name: 'Reference photos' });
      const voice = screen.getByRole('group', { name: 'Voice' });
      expect(photos.compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await user.click(screen.getByRole('button', { name: 'Add Photo' }));
      expect(await screen.findByRole('dialog', { name: 'Add Photo' })).toBeInTheDocument();
    },
  );

  test.each(['commercial', 'reel', 'podcast'])('of %s include no reference photos', async (type) => {
    await openModal(type);
    expect(screen.queryByText(/photos uploaded/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Photo' })).toBeNull();
  });
});
