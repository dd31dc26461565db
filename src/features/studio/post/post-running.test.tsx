import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { WritingStylePanel } from '../writing-style/writing-style-panel.tsx';
import { PostPanel } from './post-panel.tsx';

it('offers four platforms, and no second post while one is being written (§2.3, §4.8)', async () => {
  const { user } = await renderPart(
    <>
      <WritingStylePanel />
      <PostPanel />
    </>,
    {
      scenario: 'new-creator',
      prepare: ({ faults }) => faults.add({ operation: 'generatePost', kind: 'hang' }),
    },
  );
  const platform = screen.getByRole('combobox', { name: 'Platform' });
  const platforms = within(platform).getAllByRole('option');
  expect(platforms.map((option) => option.getAttribute('value'))).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'tiktok',
  ]);

  await user.click(screen.getByRole('textbox', { name: 'Samples of your writing' }));
  await user.paste('We shipped it today! Small team, long nights. Are you in?');
  await user.click(screen.getByRole('button', { name: 'Analyze Writing Style' }));
  await screen.findByRole('region', { name: 'Style profile' });
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Our studio opens');
  const generate = screen.getByRole('button', { name: 'Generate Post' });
  await user.click(generate);
  expect(generate).toHaveAttribute('aria-busy', 'true');
  expect(generate).toHaveAttribute('aria-disabled', 'true');
});
