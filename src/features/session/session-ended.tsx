import type { SessionEnd } from '../../shared/api/session.ts';
import { useDeviceKeeps } from '../../shared/lib/device-keeps.ts';

const WHY: Record<SessionEnd, string> = {
  ended: 'Your session ended.',
  otherTab: 'You signed out in another tab.',
};

/** One line on the landing for somebody who was in the middle of something (decision 40). */
export function SessionEnded({ end }: { end: SessionEnd }) {
  const isKept = useDeviceKeeps();
  return (
    <div className="border-b border-line bg-ember-soft">
      <p role="alert" className="measure py-3">
        <strong className="font-medium">{WHY[end]}</strong>{' '}
        {isKept
          ? 'What you typed and the photos you chose are kept on this device. Sign in to go on where you were.'
          : 'Sign in to go back to where you were. This device could not keep everything you typed and chose.'}
      </p>
    </div>
  );
}
