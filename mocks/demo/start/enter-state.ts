import { keys, setMany } from 'idb-keyval';
import type { Backend, StateId } from '#mocks/backend.ts';
import { closeSession, openSession } from '#mocks/server/session.ts';
import { STATES } from '#mocks/states/states.ts';
import { seededFiles, seededPictures, seededTexts } from '../device/seeded-device.ts';
import { fileUrl } from './addresses.ts';
import { fileStore, forgetDevice, writeDevice } from './device-record.ts';
import { CookieJar } from './msw-internals/cookie-jar.ts';

interface EnteredState {
  scenario: StateId;
  /** Simulated milliseconds since the epoch; by default now. */
  startsAt?: number | undefined;
  /** Simulated seconds since the start. */
  after?: number | undefined;
}

/** Enters a state: its rows, faults and device, with its user signed in. The clock is paused until the caller resumes it. */
export async function enterState(
  backend: Backend,
  { scenario, startsAt, after = 0 }: EnteredState,
): Promise<void> {
  const { clock } = backend;
  await backend.reset(scenario, startsAt);
  clock.pause();
  const startedAt = clock.now();
  clock.advance(after * 1000);
  await signIn(backend, STATES[scenario].user?.userId);
  await forgetDevice();
  await writeDevice({
    texts: seededTexts(scenario, startedAt),
    files: seededFiles(scenario, startedAt, fileUrl),
  });
}

/** Sets simulated time, to the past or the future. @param now simulated ms since the epoch */
export function setTime({ clock, db }: Backend, now: number): void {
  clock.restore({ ...clock.state(), simulatedMs: now, realMs: Date.now() });
  db.clockChanged();
}

/** Replaces the session of this browser. The page cannot set the HttpOnly cookie itself. @param userId signs out without it */
export async function signIn({ db, clock }: Backend, userId?: string | null): Promise<void> {
  const setCookie = await db.transact(() => {
    db.sessions.remove(() => true);
    return db.users.get(userId ?? '')
      ? openSession(db, userId ?? '', clock.now())
      : closeSession(db, undefined);
  });
  await new CookieJar().setCookie(setCookie);
}

/** Stores a state's pictures when its user signs in, unless this device already has pictures of that user. */
export async function storePictures(scenario: StateId, now: number): Promise<void> {
  const pictures = Object.entries(seededPictures(scenario, now, fileUrl));
  const prefix = `picture:${STATES[scenario].user?.userId ?? ''}:`;
  try {
    const stored = await keys<string>(fileStore);
    if (!stored.some((key) => key.startsWith(prefix))) await setMany(pictures, fileStore);
  } catch {
    // Without storage, the state looks as on another device.
  }
}
