import { openReference } from '#openapi/conformance/comparison/reference-server.ts';
import { runContractCheck, type RunOptions } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi } from './api-for-test.ts';

/** Two simulated backends: a candidate over HTTP, and the reference server in this process. */
export async function startComparedApis() {
  const api = await startApi();
  const reference = await openReference();
  return {
    url: api.url,
    reference,
    /** Checks the candidate, or a proxy in front of it. */
    async check({ baseUrl = api.url, ...options }: Partial<RunOptions>) {
      return runContractCheck({ baseUrl, adapter: await mockApi({ baseUrl }), reference, ...options });
    },
    stop: () => api.stop(),
  };
}
