import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('a refused button', () => {
  it('stays in reach, announces why, and still asks its owner when pressed', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button refusal="Upload 3 more photos" onClick={onClick}>
        Fast Training
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Fast Training' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(button)).toBe('Upload 3 more photos');
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps the description that its owner gave it', () => {
    render(
      <>
        <p id="cost">5 credits per attempt</p>
        <Button refusal="Choose a twin first" aria-describedby="cost">
          Generate
        </Button>
      </>,
    );
    expect(describedBy(screen.getByRole('button'))).toBe('5 credits per attempt Choose a twin first');
  });
});

describe('a busy button', () => {
  it('says what it does, cannot be pressed again, and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button isBusy busyLabel="Processing..." onClick={onClick}>
        Choose Pro
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});

function describedBy(element: Element): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}
