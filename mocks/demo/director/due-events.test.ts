import { describe, expect, test } from 'vitest';
import { openTestBackend } from '#mocks/node.ts';
import { signedIn } from '#mocks/testing/signed-in.ts';
import { dueEvents } from './due-events.ts';

const dueDescriptions = ({ db, clock }: Awaited<ReturnType<typeof openTestBackend>>) =>
  dueEvents(db, clock.now()).map(({ description }) => description);

describe('due events', () => {
  test('the steps of a job are due in their order', async () => {
    const { backend, client } = await signedIn();
    expect(dueDescriptions(backend)).toEqual([
      'job_running starts BROLL',
      'job_running starts EDIT',
      'job_running starts CAPTIONS',
      'job_running starts SCHEDULE',
      'job_running is complete',
    ]);
    backend.clock.pause();
    const [next] = dueEvents(backend.db, backend.clock.now());
    backend.clock.advance(next!.at - backend.clock.now());
    const job = await client.request('getJob', { params: { id: 'job_running' } });
    expect(job.body).toMatchObject({ next: 'BROLL' });
    expect(dueDescriptions(backend)[0]).toBe('job_running starts EDIT');
  });

  test('the end of a training is due', async () => {
    const backend = await openTestBackend({ scenario: 'training' });
    expect(dueDescriptions(backend)).toContain('The twin ADAV8 is ready');
  });

  test('the failure of a training is due', async () => {
    const backend = await openTestBackend({ scenario: 'training' });
    await backend.db.transact(() =>
      backend.db.trainings.update('training_user_ada_now', { failsAfterMs: 90_000 }),
    );
    expect(dueDescriptions(backend)).toContain('The training of ADAV8 fails');
  });
});
