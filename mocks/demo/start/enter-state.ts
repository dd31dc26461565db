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

/** The one way into a state: its rows, faults and device, with its user signed in. The clock is paused; the caller resumes it. */
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

/** Sets simulated time, also back. @param now simulated ms since the epoch */
export function setTime({ clock, db }: Backend, now: number): void {
  clock.restore({ ...clock.state(), simulatedMs: now, realMs: Date.now() });
  db.clockChanged();
}

/** Ends the session of this browser, and opens one for a user. The page cannot set the cookie, which is HttpOnly. */
export async function signIn({ db, clock }: Backend, userId?: string | null): Promise<void> {
  const setCookie = await db.transact(() => {
    db.sessions.remove(() => true);
    return db.users.get(userId ?? '')
      ? openSession(db, userId ?? '', clock.now())
      : closeSession(db, undefined);
  });
  await new CookieJar().setCookie(setCookie);
}

/** Stores a state's pictures when its user is chosen at sign-in, unless this device has some already. */
export async function rememberPictures(scenario: StateId, now: number): Promise<void> {
  const pictures = Object.entries(seededPictures(scenario, now, fileUrl));
  const prefix = `picture:${STATES[scenario].user?.userId ?? ''}:`;
  try {
    const stored = await keys<string>(fileStore);
    if (!stored.some((key) => key.startsWith(prefix))) await setMany(pictures, fileStore);
  } catch {
    // The state is then as on another device.
  }
}
