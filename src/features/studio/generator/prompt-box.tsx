import { Undo2 } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { formatCount, formatNumber } from '#shared/lib/format-count.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { textLength, trimText } from '#shared/lib/text-length.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, TextArea } from '#shared/ui/field.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { promptToSend } from './request-picture.ts';

interface PromptBoxProps {
  prompt: string;
  onChange(prompt: string): void;
  /** The trigger word of the selected twin; undefined without a twin. */
  triggerWord: string | undefined;
  /** Whether a replaced text is offered for Undo. A template's prompt is not, because it can be chosen again. */
  isOwn(prompt: string): boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The prompt, its length, and the text that will be sent (decision 28). */
export function PromptBox({ prompt, onChange, triggerWord, isOwn, field }: PromptBoxProps) {
  // The user's texts that other prompts replaced, the latest first, for Undo.
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const [lastReplaced, ...earlier] = replaced;
  const [previous, setPrevious] = useState(prompt);
  // The text that a template, a picture or the reverse prompt filled in.
  const [filledIn, setFilledIn] = useState<string>();
  if (prompt !== previous) {
    setPrevious(prompt);
    setFilledIn(prompt);
    if (isOwn(previous)) setReplaced([previous, ...replaced]);
  }

  function write(text: string, undoable: readonly string[] = []) {
    setPrevious(text);
    setFilledIn(undefined);
    setReplaced(undoable);
    onChange(text);
  }

  const text = trimText(prompt);
  const sent = text === '' || triggerWord === undefined ? text : promptToSend(triggerWord, text);
  const length = textLength(sent);
  const excess = length - MAX_PROMPT_LENGTH;
  return (
    <div className="grid gap-2">
      <Field
        label="Your prompt"
        error={
          excess > 0 &&
          `${formatCount(excess, 'character')} too long: the maximum is ${formatNumber(MAX_PROMPT_LENGTH)} with the trigger word.`
        }
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            value={prompt}
            placeholder="Describe place, outfit and light, or choose a template."
            ref={field}
            onChange={write}
          />
        )}
      </Field>
      <LiveText>{filledIn !== undefined && `Prompt filled in: ${shorten(filledIn, 60)}`}</LiveText>
      {lastReplaced !== undefined && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          Your text was replaced.
          <Button
            variant="quiet"
            size="sm"
            className="px-0!"
            onClick={() => {
              write(lastReplaced, earlier);
              field.current?.focus();
            }}
          >
            <Undo2 aria-hidden size={16} />
            Undo
          </Button>
        </p>
      )}
      <div className="flex flex-col justify-between gap-x-4 gap-y-1 border-l-2 border-line pl-3 text-sm text-muted @sm:flex-row">
        {excess <= 0 && <SentText sent={sent} triggerWord={triggerWord} />}
        <p className="ml-auto shrink-0 tabular-nums">
          <span className="sr-only">Characters that will be sent: </span>
          <span>{`${formatNumber(length)} / ${formatNumber(MAX_PROMPT_LENGTH)}`}</span>
        </p>
      </div>
    </div>
  );
}

function SentText({ sent, triggerWord }: { sent: string; triggerWord: string | undefined }) {
  if (triggerWord === undefined) {
    return <p>Select a twin. We add its trigger word to your prompt.</p>;
  }
  if (sent === '') {
    return (
      <p>
        <span>We add “</span>
        <Trigger word={triggerWord} />
        <span> person” so the model recognizes you.</span>
      </p>
    );
  }
  const index = sent.indexOf(triggerWord);
  return (
    <p className="min-w-0">
      <span className="font-medium text-ink">Will be sent: </span>
      <span translate="no" className="whitespace-pre-line wrap-anywhere">
        <span>{sent.slice(0, index)}</span>
        <Trigger word={triggerWord} />
        <span>{sent.slice(index + triggerWord.length)}</span>
      </span>
    </p>
  );
}

function Trigger({ word }: { word: string }) {
  return (
    <strong translate="no" className="font-medium text-ember">
      {word}
    </strong>
  );
}
