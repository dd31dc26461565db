import { get, set } from 'idb-keyval';
import type { Backend, StateId } from '#mocks/backend.ts';
import { closeSession, openSession } from '#mocks/server/session.ts';
import { rowsOf, STATES } from '#mocks/states/states.ts';
import { templates } from '#mocks/states/templates.ts';
import { seededFiles, seededPictures, seededTexts } from '../device/seeded-device.ts';
import { fileUrl } from './addresses.ts';
import { fileStore, forgetDevice, writeDevice } from './device-record.ts';
import { CookieJar } from './msw-internals/cookie-jar.ts';
import type { StateChanges } from './state-changes.ts';

interface EnteredState {
  scenario: StateId;
  /** Simulated milliseconds since the epoch; by default now. The caller resumes the clock. */
  startsAt?: number | undefined;
  /** Simulated seconds since its start. */
  after?: number | undefined;
  changes?: StateChanges | undefined;
}

/** The one way into a state: its rows, faults and device, with the changes, and its person signed in. */
export async function enterState(
  backend: Backend,
  { scenario, startsAt, after = 0, changes }: EnteredState,
): Promise<void> {
  const { clock, db } = backend;
  const { rows, user, now, faults, device } = changes ?? {};
  await backend.reset(scenario, changes?.startsAt ?? startsAt);
  // Until everything is loaded: a link shows the moment it was made.
  clock.pause();
  const startedAt = clock.now();
  if (after > 0) clock.advance(after * 1000);
  if (now !== undefined) setTime(backend, now);
  await db.transact(async () => {
    if (rows) {
      // Without the start, as in older links, they are all rows.
      const others = changes?.startsAt === undefined ? { templates } : rowsOf(scenario, startedAt);
      await db.reset({ ...others, ...rows }, { ...db.meta, startedAt: changes?.startsAt });
    }
    if (faults) db.meta.faults = faults;
  });
  await signIn(backend, user === undefined ? STATES[scenario].person?.userId : user);
  await forgetDevice();
  await writeDevice(
    device ?? { texts: seededTexts(scenario, startedAt), files: seededFiles(scenario, startedAt, fileUrl) },
  );
  if (startsAt === undefined) clock.resume();
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

/** For who signs in by choosing a person: that state's pictures, unless the person has kept some already. */
export async function rememberPictures(scenario: StateId, now: number): Promise<void> {
  const pictures = seededPictures(scenario, now, fileUrl);
  if (pictures.length === 0) return;
  const name = `pictures:${STATES[scenario].person?.userId ?? ''}`;
  try {
    if ((await get(name, fileStore)) === undefined) await set(name, pictures, fileStore);
  } catch {
    // The state is then as on another device.
  }
}
