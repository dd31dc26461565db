import { Sparkles } from 'lucide-react';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Elapsed } from './elapsed.tsx';
import type { PictureStep } from './use-picture-request.ts';

interface GenerateBarProps {
  refusal: string | undefined;
  isRunning: boolean;
  step: PictureStep;
  onGenerate(): void;
  onCancel(): void;
}

const STEP_WORDS: Record<PictureStep, string> = {
  charging: 'Deducting 5 credits…',
  generating: 'Making your picture…',
};

/** The button says FREE as documented; what an attempt costs stands beside it (decision 2). */
export function GenerateBar({ refusal, isRunning, step, onGenerate, onCancel }: GenerateBarProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="lg"
          className="max-sm:w-full"
          refusal={refusal}
          isBusy={isRunning}
          busyLabel={STEP_WORDS[step]}
          onClick={onGenerate}
        >
          <Sparkles aria-hidden size={18} />
          Generate Image (FREE)
        </Button>
        {isRunning ? (
          <span className="flex items-center gap-3 text-muted">
            <Elapsed />
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </span>
        ) : (
          <span className="text-sm text-muted">{IMAGE_COST_CREDITS} credits per attempt</span>
        )}
      </div>
      {refusal !== undefined && !isRunning && <p className="text-sm text-muted">{refusal}</p>}
      <p role="status" className="sr-only">
        {isRunning ? STEP_WORDS[step] : ''}
      </p>
    </div>
  );
}
