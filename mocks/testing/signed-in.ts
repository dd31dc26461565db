import type { StateId } from '../backend.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient } from './test-client.ts';

/** A backend in a scenario, with a client that is signed in. @param base the path before `/api` */
export async function signedIn(scenario: StateId = 'creator', base = '') {
  const backend = await openTestBackend({ scenario });
  const client = createTestClient(backend, base);
  await client.signIn(scenario);
  return { backend, client };
}
