import { SamplePhotos } from './sample-photos.tsx';
import { Time } from './time.tsx';
import { WhoIsHere } from './who-is-here.tsx';

/** What a state is steered by: time, who is here with how many credits, and photos to hand over. */
export default function ControlTab() {
  return (
    <div className="director-stack">
      <Time />
      <SamplePhotos />
      <WhoIsHere />
    </div>
  );
}
