import { SamplePhotos } from './sample-photos.tsx';
import { Time } from './time.tsx';
import { WhoIsHere } from './who-is-here.tsx';

/** Controls of a state: time, the signed-in person, credits, and sample photos. */
export default function ControlTab() {
  return (
    <div className="director-stack">
      <Time />
      <SamplePhotos />
      <WhoIsHere />
    </div>
  );
}
