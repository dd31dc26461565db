import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../shared/api/api-error.ts';
import { useUserId } from '../../shared/api/session.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { now } from '../../shared/lib/clock.ts';
import type { Brief } from '../../shared/lib/content-words.ts';
import { paths } from '../../shared/lib/paths.ts';
import { rememberJob } from '../../shared/lib/recent-jobs.ts';
import { keepPhotosOfJob, needsPhotos, type ReferencePhoto } from '../../shared/lib/reference-photos.ts';
import { notify } from '../../shared/ui/toast.ts';
import { jobRequest } from './brief.ts';
import { submitJob } from './submit-job.ts';

/** Creates the job, remembers it on this device and goes to its page. A double submit is one job. */
export function useCreateJob(type: string, onCreated: () => void) {
  const userId = useUserId();
  const navigate = useNavigate();
  const creation = useMutation((signal, brief: Brief, photos: readonly ReferencePhoto[]) =>
    submitJob(
      userId,
      jobRequest(
        type,
        brief,
        photos.map(({ url }) => url),
      ),
      signal,
    ),
  );

  async function create(brief: Brief, photos: readonly ReferencePhoto[]) {
    let id: string | undefined;
    try {
      id = await creation.run(brief, photos);
    } catch (error) {
      notify({
        title: 'Error Creating Job',
        text: errorMessage(error, 'Something went wrong'),
        variant: 'destructive',
      });
      return;
    }
    if (id === undefined) return;
    rememberJob(userId, { id, goal: type, seenAt: now() });
    if (needsPhotos(type)) keepPhotosOfJob(userId, id, photos);
    notify({
      title: 'Job Created Successfully',
      text: "Your content is being generated. You'll be redirected to the status page.",
    });
    onCreated();
    void navigate(paths.job(id));
  }

  return { create, isCreating: creation.isRunning, error: creation.error };
}
