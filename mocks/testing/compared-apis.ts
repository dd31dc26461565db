import type { RunOptions } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi } from './api-for-test.ts';

export interface ComparedApis {
  /** The server to be judged. */
  url: string;
  /** Another one, to compare it with. */
  reference: NonNullable<RunOptions['reference']>;
  stop(): Promise<unknown>;
}

/** Two servers of the simulated backend: one to be judged, one as its reference. */
export async function startComparedApis(): Promise<ComparedApis> {
  const [api, model] = await Promise.all([startApi(), startApi()]);
  return {
    url: api.url,
    reference: { baseUrl: model.url, adapter: await mockApi({ baseUrl: model.url }) },
    stop: () => Promise.all([api.stop(), model.stop()]),
  };
}
