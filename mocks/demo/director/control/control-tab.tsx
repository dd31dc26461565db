import { useRerenderEvery } from '../director.ts';
import { RecordSteps } from '../link/record-steps.tsx';
import { SamplePhotos } from './sample-photos.tsx';
import { Time } from './time.tsx';
import { WhoIsHere } from './who-is-here.tsx';

const RERENDER_MS = 500;

/** Controls of a state: time, recorded steps, sample photos, the signed-in person and credits. */
export default function ControlTab() {
  useRerenderEvery(RERENDER_MS);
  return (
    <div className="director-stack">
      <Time />
      <RecordSteps />
      <SamplePhotos />
      <WhoIsHere />
    </div>
  );
}
