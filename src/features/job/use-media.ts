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
 * The media of a finished job. Addresses expire, so that of an asset that failed is read again, once in the lifetime
 * of an address (decision 76).
 */
export function useMedia(id: string, job: Job) {
  const [renewed, setRenewed] = useState<Partial<Job['assets']>>({});
  const [problems, setProblems] = useState<MediaProblems>(new Map());
  const readings = useRef(new Map<Name, { at: number; url: Promise<string> }>());

  /** @returns the address that the server gives now, perhaps the same; undefined when it could not be read */
  async function renew(name: Name, failed: string): Promise<string | undefined> {
    const field = ASSET_FIELDS[name];
    const urlIn = ({ assets }: Job) => assets[field];
    const last = readings.current.get(name);
    const isRecent = last !== undefined && now() - last.at < JOB_ASSET_LIFETIME_MS;
    const reading = isRecent ? last : { at: now(), url: read(JOB, { id }).then(urlIn, () => '') };
    readings.current.set(name, reading);
    const url = await reading.url;
    if (url === '') {
      // Not read: another press may try again.
      readings.current.delete(name);
      return undefined;
    }
    // The others keep theirs: a video would start again.
    if (url !== failed) setRenewed((all) => ({ ...all, [field]: url }));
    return url;
  }

  function report(name: Name, problem: MediaProblem) {
    setProblems((all) => new Map(all).set(name, problem));
  }

  /** Shows all elements again, which try to load. */
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
     * An element could not show this medium.
     * @param isCut the browser says that the connection failed
     */
    async onUnplayable({ name, url = '' }: Medium, isCut: boolean) {
      const renewed = await renew(name, url);
      if (renewed !== undefined && renewed !== url) return;
      const isLoaded = !isCut && navigator.onLine && renewed !== undefined;
      // Says nothing about the address.
      if (!isLoaded) readings.current.delete(name);
      report(name, isLoaded ? 'unplayable' : 'notLoaded');
    },
  };
}
