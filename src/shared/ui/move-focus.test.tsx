import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Card } from './card.tsx';
import { useFocusAfterRemoval } from './move-focus.ts';
import { Notice } from './notice.tsx';

function Photos() {
  const [photos, setPhotos] = useState(['front', 'left', 'right']);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useFocusAfterRemoval<HTMLUListElement>(photos.length, () => add.current);
  return (
    <>
      <button ref={add} type="button">
        Add photos
      </button>
      <ul {...rows}>
        {photos.map((photo) => (
          <li key={photo}>
            <button type="button">{`Enlarge ${photo}`}</button>
            <button
              type="button"
              onClick={() => setPhotos(photos.filter((candidate) => candidate !== photo))}
            >
              {`Remove ${photo}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function remove(name: string) {
  button(`Remove ${name}`).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus after a row is removed', () => {
  test('is on the same control of the next row', async () => {
    render(<Photos />);
    await remove('left');
    expect(button('Remove right')).toHaveFocus();
  });

  test('is on the last row when the last one is removed', async () => {
    render(<Photos />);
    await remove('right');
    expect(button('Remove left')).toHaveFocus();
  });

  test('is on the fallback when no row is left', async () => {
    render(<Photos />);
    for (const name of ['front', 'left', 'right']) await remove(name);
    expect(button('Add photos')).toHaveFocus();
  });

  test('stays where the user has moved it', async () => {
    render(<Photos />);
    button('Remove left').focus();
    button('Add photos').focus();
    // Voice control clicks without moving the focus.
    button('Remove left').click();
    await screen.findByRole('button', { name: 'Remove right' });
    expect(button('Add photos')).toHaveFocus();
  });
});

describe('the focus after a notice is dismissed', () => {
  function Panel() {
    const [isShown, setShown] = useState(true);
    return (
      <Card title="Generate images">
        {isShown && <Notice tone="info" title="Done" onDismiss={() => setShown(false)} />}
      </Card>
    );
  }

  test('is on the heading of its panel', async () => {
    render(<Panel />);
    button('Dismiss Done').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Generate images' })).toHaveFocus();
  });

  test('does not move to the heading by mouse', async () => {
    render(<Panel />);
    await userEvent.click(button('Dismiss Done'));
    expect(screen.getByRole('heading', { name: 'Generate images' })).not.toHaveFocus();
  });
});
