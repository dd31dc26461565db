import { runContractCheck, type RunOptions } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi } from './api-for-test.ts';

/** Two servers of the simulated backend: one to be judged, one as its reference. */
export async function startComparedApis() {
  const [api, model] = await Promise.all([startApi(), startApi()]);
  const reference = { baseUrl: model.url, adapter: await mockApi({ baseUrl: model.url }) };
  return {
    url: api.url,
    reference,
    /** Judges the first server, or a proxy before it. */
    async check({ baseUrl = api.url, ...options }: Partial<RunOptions>) {
      return runContractCheck({ baseUrl, adapter: await mockApi({ baseUrl }), reference, ...options });
    },
    stop: () => Promise.all([api.stop(), model.stop()]),
  };
}
