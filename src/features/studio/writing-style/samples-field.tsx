import { useEffect, useRef, type ClipboardEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { LongText } from '../../../shared/ui/long-text.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

/**
 * A key press takes 16 ms in a text of this length, and half a second in a megabyte: longer texts are shown truncated,
 * without a field.
 */
const MAX_EDITED_CHARACTERS = 18_000;

const LABEL = 'Samples of your writing';

interface SamplesFieldProps {
  text: string;
  count: string;
  onChange(text: string): void;
}

/** The field for samples; a blank line starts a new one (spec §5). */
export function SamplesField({ text, count, onChange }: SamplesFieldProps) {
  if (text.length > MAX_EDITED_CHARACTERS)
    return <SamplesTooLong text={text} count={count} onRemove={() => onChange('')} />;

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= MAX_EDITED_CHARACTERS) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  }

  return (
    <Field
      label={LABEL}
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
          placeholder={
            'Paste posts, captions or e-mails that sound like you.\n\nLeave a blank line between them.'
          }
          onPaste={paste}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function SamplesTooLong({ text, count, onRemove }: { text: string; count: string; onRemove(): void }) {
  const group = useRef<HTMLDivElement>(null);
  // The focused field was removed.
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus();
  }, []);
  return (
    <div ref={group} role="group" aria-label={LABEL} tabIndex={-1} className="grid content-start gap-2">
      <p className="font-medium">{LABEL}</p>
      <div className="max-h-[50vh] overflow-y-auto rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
        <LongText text={text} />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>{`${count}, too long to edit here`}</span>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove the text
        </Button>
      </p>
    </div>
  );
}
