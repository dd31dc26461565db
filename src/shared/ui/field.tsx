import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Spread these on the field's control. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows "optional" beside the label; other fields are required. */
  optional?: boolean;
  children: (ids: FieldIds) => ReactNode;
}

/** A label, its control, a hint and the error of this control: `<Field label="Idea">{(ids) => <TextArea {...ids} />}</Field>`. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hasError = error != null && error !== false && error !== '';
  const describedBy = classNames(hint != null && `${id}-hint`, hasError && `${id}-error`);
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {optional && <span className="text-sm text-muted">optional</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': hasError || undefined })}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-rose">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}
