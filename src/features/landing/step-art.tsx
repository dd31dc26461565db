import { ProgressRing } from '../../shared/ui/progress-ring.tsx';
import { asset, assetsNamed } from './assets.ts';

/** The art of the steps is made of the product's own parts, so that the studio looks familiar at the first visit. */

const FRAME_NUMBERS = ['12', '12A', '13', '13A', '14', '14A'];

/** A contact sheet: frames of a film with their numbers, one of them chosen with a grease pencil. */
export function SnapshotsArt() {
  const snapshots = assetsNamed('snapshot-');
  return (
    <div className="grid size-full grid-cols-3 grid-rows-2 gap-x-2 gap-y-1 bg-film p-3">
      {FRAME_NUMBERS.map((number, index) => {
        const snapshot = snapshots[index % Math.max(1, snapshots.length)];
        return (
          <div key={number} className="relative flex min-h-0 flex-col">
            {snapshot === undefined ? (
              <div className="min-h-0 flex-1 bg-muted" />
            ) : (
              <img src={snapshot} alt="" loading="lazy" className="min-h-0 w-full flex-1 object-cover" />
            )}
            <span className="text-[0.625rem] leading-4 text-on-film">{number}</span>
          </div>
        );
      })}
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

/** Three finished pictures, fanned out on the table. */
export function CoversArt() {
  return (
    <div className="relative size-full">
      {['after-creative', 'after-cinematic', 'after-editorial'].map((name, index) => (
        <img
          key={name}
          src={asset(name)}
          alt=""
          loading="lazy"
          className="absolute size-36 border-4 border-raised object-cover shadow-lift"
          style={{ left: `${8 + index * 23}%`, top: `${10 + index * 7}%`, rotate: `${(index - 1) * 5}deg` }}
        />
      ))}
    </div>
  );
}
