import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Brief, EarlierJob } from '#entities/job/brief.ts';
import { referencePhoto, type ReferencePhoto } from '#entities/job/stored-jobs.ts';
import {
  DEFAULT_JOB_PLATFORM,
  DEFAULT_JOB_RATIO,
  DEFAULT_JOB_VOICE,
  JOB_PLATFORMS,
  JOB_RATIOS,
  JOB_VOICES,
} from '#openapi/limits.gen.ts';
import { useDraft } from '#shared/api/use-stored.ts';
import { listOf, text } from '#shared/lib/schema.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { isPast } from './schedule.ts';

/** The schema of a brief. Invalid fields, as of an older app version, get their defaults. */
export const briefSchema = v.object({
  platform: v.fallback(v.picklist(JOB_PLATFORMS), DEFAULT_JOB_PLATFORM),
  ratio: v.fallback(v.picklist(JOB_RATIOS), DEFAULT_JOB_RATIO),
  voice: v.fallback(v.picklist(JOB_VOICES), DEFAULT_JOB_VOICE),
  brand: v.fallback(v.string(), ''),
  idea: v.fallback(v.string(), ''),
  schedule_at: v.fallback(v.string(), ''),
} satisfies Record<keyof Brief, unknown>);

/** The defaults of spec §3 and §9. */
export const EMPTY_BRIEF: Brief = v.parse(briefSchema, {});

/** Whether the brief has typed text. Choices alone are not announced as a draft. */
export function hasText({ brand, idea, schedule_at }: Brief): boolean {
  return trimText(brand) !== '' || trimText(idea) !== '' || schedule_at !== '';
}

/** Photos are stored apart from the brief, because they are larger and change less often. */
const photoList = listOf(referencePhoto);
const NO_PHOTOS: ReferencePhoto[] = [];
/** Changed drafts of earlier jobs, the newest first. */
const earlierDrafts = listOf(v.object({ jobId: text, brief: briefSchema, photos: photoList }));
const NO_DRAFTS = v.parse(earlierDrafts, []);
const MAX_EARLIER_DRAFTS = 5;

export type PhotosChange = (photos: readonly ReferencePhoto[]) => ReferencePhoto[];

/**
 * The draft of a job, stored with every change and live in every tab. An earlier job that is created again has a separate
 * draft, because it must not replace the user's own one (decision 58).
 */
export function useJobDraft(type: string, earlier: EarlierJob | undefined) {
  const [isFromEarlierJob, setFromEarlierJob] = useState(earlier !== undefined);
  const own = useOwnDraft(type);
  const earlierDraft = useEarlierDraft(earlier);
  return {
    ...(isFromEarlierJob ? earlierDraft : own),
    isFromEarlierJob,
    own: own.brief,
    switchToOwn: () => setFromEarlierJob(false),
  };
}

function useOwnDraft(type: string) {
  const brief = useDraft(`brief-draft-${type}`, briefSchema, EMPTY_BRIEF);
  const photos = useDraft(`photo-draft-${type}`, photoList, NO_PHOTOS);
  return {
    brief: brief.draft,
    photos: photos.draft,
    changeBrief: (part: Partial<Brief>) => brief.change((draft) => ({ ...draft, ...part })),
    changePhotos: photos.change,
    /** Removes the draft of a created job. */
    clear() {
      brief.clear();
      photos.clear();
    },
  };
}

/** Clears a schedule that has passed, for a brief that is used again. */
function withoutPastSchedule(brief: Brief): Brief {
  return isPast(brief.schedule_at) ? { ...brief, schedule_at: '' } : brief;
}

function useEarlierDraft({ id: jobId = '', brief = {}, photos = NO_PHOTOS }: Partial<EarlierJob> = {}) {
  const { draft: all, change } = useDraft('earlier-drafts', earlierDrafts, NO_DRAFTS);
  const start = useMemo(
    () => ({ jobId, brief: withoutPastSchedule(v.parse(briefSchema, brief)), photos }),
    [jobId, brief, photos],
  );
  const find = (drafts: typeof all) => drafts.find((draft) => draft.jobId === jobId) ?? start;
  const draftsOfOtherJobs = (drafts: typeof all) => drafts.filter((draft) => draft.jobId !== jobId);
  const draft = find(all);
  const put = (next: (draft: typeof start) => typeof start) =>
    change((drafts) => [next(find(drafts)), ...draftsOfOtherJobs(drafts)].slice(0, MAX_EARLIER_DRAFTS));
  return {
    ...draft,
    changeBrief: (part: Partial<Brief>) => put((draft) => ({ ...draft, brief: { ...draft.brief, ...part } })),
    changePhotos: (next: PhotosChange) => put((draft) => ({ ...draft, photos: next(draft.photos) })),
    /** Removes the draft, unless another tab has changed it. */
    clear: () =>
      change((drafts) => drafts.filter((stored) => JSON.stringify(stored) !== JSON.stringify(draft))),
  };
}
