import { Sparkles } from 'lucide-react';
import { counted } from '../../../../shared/lib/counted.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../../shared/ui/button-link.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { Twin } from '../../twins/twin.ts';

interface TrainingReadyProps {
  twin: Twin;
  photoCount: number;
  onClearPhotos(): void;
  onDismiss(): void;
}

/** The completion notice (decision 10). The toast announced it; this stays. */
export function TrainingReady({ twin, photoCount, onClearPhotos, onDismiss }: TrainingReadyProps) {
  return (
    <Notice
      tone="success"
      title={`${twin.triggerWord ?? 'Your twin'} is ready`}
      onDismiss={onDismiss}
      action={
        <div className="flex flex-wrap items-center gap-x-4">
          <ButtonLink href="#generator" size="sm">
            <Sparkles aria-hidden size={16} />
            Generate images
          </ButtonLink>
          {photoCount > 0 && (
            <Button variant="quiet" size="sm" className="px-0!" onClick={onClearPhotos}>
              Clear {counted(photoCount, 'photo')}
            </Button>
          )}
        </div>
      }
    >
      It is selected in your list, and every picture starts from it now. Trained once, yours to use as often
      as you like.
    </Notice>
  );
}
