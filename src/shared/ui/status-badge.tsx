import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { Badge } from './badge.tsx';

/** A label, an icon and a tone per state, so that color is never the only sign. */
const STATES = {
  pending: { label: 'Pending', tone: 'neutral', Icon: Clock },
  inProgress: { label: 'In progress', tone: 'amber', Icon: LoaderCircle },
  complete: { label: 'Complete', tone: 'moss', Icon: CircleCheck },
  error: { label: 'Error', tone: 'rose', Icon: CircleX },
} as const;

export function StatusBadge({ status }: { status: keyof typeof STATES }) {
  const { label, tone, Icon } = STATES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
