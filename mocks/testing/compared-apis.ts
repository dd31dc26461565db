import mockApi from '../contract-check.config.mjs';
import { startApi } from './api-for-test.ts';

/** Two servers of the simulated backend: one to be judged, one as its reference. */
export async function startComparedApis() {
  const [api, model] = await Promise.all([startApi(), startApi()]);
  return {
    url: api.url,
    reference: { baseUrl: model.url, adapter: await mockApi({ baseUrl: model.url }) },
    stop: () => Promise.all([api.stop(), model.stop()]),
  };
}
