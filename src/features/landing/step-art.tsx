import { ProgressRing } from '../../shared/ui/progress-ring.tsx';

/** The art of the steps is made of the product's own parts, so that the studio looks familiar at the first visit. */

export function SnapshotsArt() {
  return (
    <div className="grid size-full place-content-center grid-cols-3 gap-2.5 p-6">
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="h-20 w-16 rounded-[3px] border-4 border-raised bg-ember-soft shadow-lift"
        />
      ))}
    </div>
  );
}

export function RingArt() {
  return (
    <div className="grid size-full place-content-center">
      <ProgressRing percent={68} label="Training" />
    </div>
  );
}

export function CoverArt() {
  return (
    <div className="grid size-full place-content-center">
      <div className="h-48 w-36 bg-ember-hot font-cover text-paper">
        <p className="px-2 pt-1 text-4xl font-extrabold">TWIN</p>
      </div>
    </div>
  );
}
