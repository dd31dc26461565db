import { useEffect, useRef, useState } from 'react';
import type { Job } from '#entities/job/parse-job.ts';
import { JOB } from '#entities/job/use-job.ts';
import { JOB_ASSET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { read } from '#shared/api/use-query.ts';
import { now } from '#shared/lib/clock.ts';
import { listen } from '#shared/lib/listen.ts';
import { ASSET_FIELDS, mediaOf, type MediaProblem, type MediaProblems, type Medium } from './job-assets.ts';

type Name = Medium['name'];

/**
 * The media of a finished job. Addresses expire, so the job is requested again for a medium that fails, at most once in
 * the lifetime of an address (decision 76).
 */
export function useMedia(id: string, job: Job) {
  const [renewed, setRenewed] = useState<Partial<Job['assets']>>({});
  const [problems, setProblems] = useState<MediaProblems>(new Map());
  const readings = useRef(new Map<Name, { at: number; url: Promise<string> }>());

  /** @returns the current address, perhaps unchanged, or undefined when the request fails */
  async function renew(name: Name, failed: string): Promise<string | undefined> {
    const field = ASSET_FIELDS[name];
    const urlIn = ({ assets }: Job) => assets[field];
    const last = readings.current.get(name);
    const isRecent = last !== undefined && now() - last.at < JOB_ASSET_LIFETIME_MS;
    const reading = isRecent ? last : { at: now(), url: read(JOB, { id }).then(urlIn, () => '') };
    readings.current.set(name, reading);
    const url = await reading.url;
    if (url === '') {
      // After a failed request, another click may try again.
      readings.current.delete(name);
      return undefined;
    }
    // The other media keep their addresses, because a video with a new one would start again.
    if (url !== failed) setRenewed((all) => ({ ...all, [field]: url }));
    return url;
  }

  function report(name: Name, problem: MediaProblem) {
    setProblems((all) => new Map(all).set(name, problem));
  }

  /** Shows all elements again, so that they load again. */
  function retry() {
    setProblems(new Map());
  }

  useEffect(() => listen({ online: retry }), []);

  return {
    media: mediaOf({ ...job.assets, ...renewed }, problems),
    renew,
    report,
    retry,
    /**
     * Handles a medium that an element could not show.
     * @param isCut whether the browser reports a failed connection
     */
    async onUnplayable({ name, url = '' }: Medium, isCut: boolean) {
      const renewed = await renew(name, url);
      if (renewed !== undefined && renewed !== url) return;
      const isLoaded = !isCut && navigator.onLine && renewed !== undefined;
      // A failed connection does not affect the address.
      if (!isLoaded) readings.current.delete(name);
      report(name, isLoaded ? 'unplayable' : 'notLoaded');
    },
  };
}
