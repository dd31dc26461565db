import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field, Select, TextArea } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';

/** The app's small button; a press does nothing while it is disabled. */
export function ToolButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const press = rest.disabledReason === undefined ? onClick : undefined;
  return <Button size="sm" variant="secondary" {...rest} onClick={press} />;
}

export function Form({ onSubmit, ...rest }: { onSubmit(): void; className?: string; children: ReactNode }) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** The control's own properties, with a label around it. */
type Labelled<Control extends typeof TextInput | typeof TextArea | typeof Select> = Omit<
  ComponentProps<Control>,
  'onChange'
> &
  Omit<ComponentProps<typeof Field>, 'children'> & { value: string; onChange(value: string): void };

export function TextField({ label, hint, error, ...rest }: Labelled<typeof TextInput>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <TextInput {...rest} {...ids} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, ...rest }: Labelled<typeof TextArea>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <TextArea most={1_000_000} {...rest} {...ids} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, onChange, ...rest }: Labelled<typeof Select>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <Select {...rest} {...ids} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** @param texts values alone, or each with its label */
export function options(texts: readonly (string | readonly [value: string, label: string])[]) {
  return texts.map((text) => {
    const [value, label] = typeof text === 'string' ? [text, text] : text;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
}
