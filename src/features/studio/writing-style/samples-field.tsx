import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';

/** A key press takes 16 ms in sentences of this length, and half a second in a megabyte. */
const MAX_EDITED = 18_000;

interface SamplesFieldProps {
  text: string;
  count: string;
  onChange(text: string): void;
}

/** The field for samples; a blank line starts a new one (spec §5). */
export function SamplesField({ text, count, onChange }: SamplesFieldProps) {
  return (
    <Field
      label="Samples of your writing"
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>A blank line starts a new sample. Three or more work best.</span>
          <span className="text-ink" aria-live="polite">
            {count}
          </span>
        </span>
      }
    >
      {(ids) => (
        <TextArea
          {...ids}
          rows={9}
          value={text}
          most={MAX_EDITED}
          placeholder={
            'Paste posts, captions or e-mails that sound like you.\n\nLeave a blank line between them.'
          }
          onChange={onChange}
        />
      )}
    </Field>
  );
}
