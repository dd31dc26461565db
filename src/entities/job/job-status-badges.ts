import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { JobStatus } from './job-status.ts';

/** How a status is shown: a word, a shape and a tone, so that colour is never the only sign. */
export const JOB_STATUS_BADGES = {
  pending: { word: 'Pending', tone: 'neutral', icon: Clock },
  inProgress: { word: 'In progress', tone: 'amber', icon: LoaderCircle },
  complete: { word: 'Complete', tone: 'moss', icon: CircleCheck },
  error: { word: 'Error', tone: 'rose', icon: CircleX },
} as const satisfies Record<JobStatus, { word: string; tone: string; icon: LucideIcon }>;
