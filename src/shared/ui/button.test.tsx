import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { TextInput } from './text-input.tsx';

// src/test/error-catalogue/ tests a button with a disabled reason.

describe('a button that runs an action (decision 57)', () => {
  function renderAction() {
    const action = vi.fn<() => void>();
    render(
      <Button isBusy={false} onClick={action}>
        Generate
      </Button>,
    );
    return { action, button: screen.getByRole('button', { name: 'Generate' }) };
  }

  test('ignores the second click of a double click', async () => {
    const { action, button } = renderAction();
    await userEvent.dblClick(button);
    expect(action).toHaveBeenCalledOnce();
    await userEvent.click(button);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('runs once for a held Enter', async () => {
    const { action, button } = renderAction();
    button.focus();
    await userEvent.keyboard('{Enter>90/}');
    expect(action).toHaveBeenCalledOnce();
  });

  test('accepts clicks without a pointer, such as by voice control', () => {
    const { action, button } = renderAction();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe('a form', () => {
  const submit = vi.fn<() => void>();
  function renderForm() {
    submit.mockClear();
    render(
      <Form isBusy={false} onSubmit={submit}>
        <TextInput aria-label="Topic" onChange={() => {}} />
        <textarea aria-label="Prompt" />
        <Button type="submit" isBusy={false}>
          Generate
        </Button>
      </Form>,
    );
  }

  test('is submitted once by a double click', async () => {
    renderForm();
    await userEvent.dblClick(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is submitted once by a held Enter in a field', async () => {
    renderForm();
    await userEvent.type(screen.getByLabelText('Topic'), '{Enter>90/}');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is not submitted by an Enter that ends a composition', () => {
    renderForm();
    const isAllowed = fireEvent.keyDown(screen.getByLabelText('Topic'), { key: 'Enter', isComposing: true });
    expect(isAllowed).toBe(false);
  });

  test('adds lines to a text area for a held Enter', async () => {
    renderForm();
    await userEvent.type(screen.getByLabelText('Prompt'), 'a{Enter>3/}b');
    expect(screen.getByLabelText('Prompt')).toHaveValue('a\n\n\nb');
  });
});
