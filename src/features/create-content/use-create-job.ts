import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, type InferOutput } from 'valibot';
import { needsPhotos, type Brief } from '#entities/job/brief.ts';
import { addRecentJob, savePhotosOfJob, type ReferencePhoto } from '#entities/job/stored-jobs.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import type { components } from '#openapi/types.gen.ts';
import { hasStatus } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import { sendOnce, type StoredKey } from '#shared/api/outbox.ts';
import { mutateCache } from '#shared/api/query-provider.tsx';
import { useUserId } from '#shared/api/session.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { now } from '#shared/lib/clock.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { paths } from '#shared/lib/paths.ts';
import { listOf, parseFields, text, time } from '#shared/lib/schema.ts';
import { notify } from '#shared/lib/toast.ts';
import { CREATE_CONTENT_MESSAGES } from './messages.ts';

type CreateJobRequest = components['schemas']['CreateJobRequest'];

/** The query key of the job list, which no screen reads yet (decision 15). */
const JOB_LIST = ['/api/jobs'];

/** A request without a clear response. Stored, because the page may reload. */
const submission = object({ key: text, request: text, sentAt: time });
type Submission = InferOutput<typeof submission>;
const submissions = deviceStore('job-submissions', listOf(submission));
/** After this time, the same brief creates a new job. */
const SUBMISSION_LASTS_MS = 24 * 3_600_000;

interface JobForm {
  type: string;
  brief: Brief;
  photos: readonly ReferencePhoto[];
  /** @param isDraft whether the created job has the brief in the form */
  onCreated(isDraft: boolean): void;
}

/** Creates the job, adds it to the recent jobs and opens its page. A repeated submit creates one job. */
export function useCreateJob({ type, brief, photos, onCreated }: JobForm) {
  const userId = useUserId();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ text: string; lostUrls: readonly string[] }>();
  const creation = useMutation((signal, request: CreateJobRequest) => submitJob(userId, request, signal));
  const inForm = jobRequest(
    type,
    brief,
    photos.map(({ url }) => url),
  );
  const unclear = useUnclearRequest(inForm);

  async function send(request: CreateJobRequest) {
    setFailure(undefined);
    const id = await creation.run(request).catch((error: unknown) => {
      setFailure({
        text: notifyFailure(CREATE_CONTENT_MESSAGES.jobFailed, error),
        lostUrls: lostUrls(error),
      });
    });
    if (id === undefined) return;
    addRecentJob(userId, { id, goal: type });
    if ('referenceImages' in request) {
      const sent = new Set(request.referenceImages);
      savePhotosOfJob(
        userId,
        id,
        photos.filter(({ url }) => sent.has(url)),
      );
    }
    notify(CREATE_CONTENT_MESSAGES.jobCreated);
    onCreated(request === inForm);
    void navigate(paths.job(id));
  }

  return {
    create: () => send(inForm),
    /** Repeats the unclear request of an earlier brief, if any. */
    sendEarlier: unclear && !creation.isRunning ? () => void send(unclear) : undefined,
    isCreating: creation.isRunning,
    failure,
  };
}

/** The latest request of this type whose outcome is unclear, unless it is the one in the form. */
function useUnclearRequest(inForm: CreateJobRequest): CreateJobRequest | undefined {
  const { value: all = [] } = useStored(submissions);
  const fresh = all.filter(isFresh).map(({ request }) => JSON.parse(request) as CreateJobRequest);
  const latest = fresh.findLast(({ goal }) => goal === inForm.goal);
  return latest && JSON.stringify(latest) !== JSON.stringify(inForm) ? latest : undefined;
}

/**
 * The body of `POST /api/jobs`: texts as typed, always with `schedule_at` as entered (decision 26), photos only for
 * types that need them. The server judges an unknown `type`.
 */
export function jobRequest(type: string, brief: Brief, photoUrls: readonly string[]): CreateJobRequest {
  const request = {
    goal: type,
    ...brief,
    ...(needsPhotos(type) ? { referenceImages: [...photoUrls] } : {}),
  };
  return request as CreateJobRequest;
}

/** The photos that the server no longer has, as listed by a 422 (contract, createJob). */
function lostUrls(error: unknown): readonly string[] {
  return hasStatus(error, 422) ? (error.problem?.details ?? []) : [];
}

/**
 * Creates the job and invalidates the job list (spec §4). After an unclear response, the same request has the same key,
 * so that one submission creates one job (decision 46).
 * @returns the id of the job
 * @throws {ApiError}, or an error without a message for a response without an id, which shows the documented fallback
 * (spec §8)
 */
async function submitJob(userId: string, body: CreateJobRequest, signal: AbortSignal): Promise<string> {
  const send = async (key: string) => {
    const params = { header: { 'Idempotency-Key': key } };
    const created: unknown = await unwrap(api.POST('/api/jobs', { params, body, signal }));
    const { id } = parseFields(created, { id: text });
    if (id === undefined || !isPathSegment(id)) throw new Error();
    return id;
  };
  const { value } = await sendOnce(submissionKey(userId, JSON.stringify(body)), send, { userId, signal });
  await mutateCache(JOB_LIST);
  return value;
}

const isFresh = ({ sentAt }: Submission) => now() - sentAt < SUBMISSION_LASTS_MS;

/** The stored idempotency key of a request. It expires with its submission. */
function submissionKey(userId: string, request: string): StoredKey {
  const otherSubmissions = (all: readonly Submission[] = []) =>
    all.filter((stored) => stored.request !== request && isFresh(stored));
  return {
    read: () =>
      submissions.read(userId)?.find((stored) => stored.request === request && isFresh(stored))?.key,
    store: (key) =>
      submissions.change(userId, (all) => [...otherSubmissions(all), { key, request, sentAt: now() }]),
    remove: () => submissions.change(userId, otherSubmissions),
  };
}
