import { PhotoStep } from './photos/photo-step.tsx';
import { TrainingStep } from './training/ui/training-step.tsx';

/** Steps 1 and 2: one row while both are lines. */
export function TwinSteps({ isNewcomer = false }: { isNewcomer?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:not-data-collapsed:basis-full">
      <PhotoStep isNewcomer={isNewcomer} />
      <TrainingStep isNewcomer={isNewcomer} />
    </div>
  );
}
