import type { Picture } from '#entities/picture/picture.ts';
import type { Backend } from '#mocks/backend.ts';
import { canonicalJson } from '#mocks/db/canonical-json.ts';
import { SNAPSHOT_VERSION, TABLE_NAMES, type Rows } from '#mocks/db/schema.ts';
import { asReference } from '#mocks/demo/device/sample-photo.ts';
import { seededFiles, seededTexts } from '#mocks/demo/device/seeded-device.ts';
import type { DeviceRecord } from '#mocks/demo/start/device-record.ts';
import type { StateChanges } from '#mocks/demo/start/state-changes.ts';
import { drawingOf } from '#mocks/handlers/images.ts';
import { faultsOf, isStateId, rowsOf, STATES, type StateId } from '#mocks/states/states.ts';
import { dueEvents } from '../due-events.ts';

/** The current state, as a scenario and its changes. */
export interface CapturedState {
  scenario: StateId;
  /** 0: paused. */
  speed: number;
  /** Simulated seconds since the scenario started; undefined where time changes nothing. */
  after?: number | undefined;
  /** Undefined without changes. */
  changes?: StateChanges | undefined;
}

/** Describes the current state as briefly as possible, so that another machine can show it. */
export function captureState({ db, clock, faults }: Backend, device: DeviceRecord): CapturedState {
  const { scenario: name, startedAt = clock.now() } = db.meta;
  const scenario = isStateId(name) ? name : 'signed-out';
  const { person } = STATES[scenario];
  const { speed, isPaused } = clock.state();
  const pace = { scenario, speed: isPaused ? 0 : speed };

  const user = db.sessions.all().at(-1)?.userId ?? null;
  const rows = changedRows(db, rowsOf(scenario, startedAt));
  const areRowsSame = isSame(rows, {});
  const areFaultsSame = isSame(faults.list(), faultsOf(scenario));
  const seededDevice = seededFiles(scenario, startedAt, String);
  const pictures = `pictures:${person?.userId ?? ''}`;
  const isDeviceSame =
    isSame(device.texts, seededTexts(scenario, startedAt)) &&
    isSame(Object.keys(device.files).toSorted(), Object.keys(seededDevice).toSorted()) &&
    isSame(marksOf(device.files[pictures]), marksOf(seededDevice[pictures]));

  const files = Object.entries(device.files).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one) => asDrawing(db, one)) : asReference(value),
  ]);

  const changes = {
    ...(areRowsSame ? {} : { rows }),
    ...(areRowsSame && user === (person?.userId ?? null) ? {} : { user }),
    ...(areFaultsSame ? {} : { faults: faults.list() as unknown as NonNullable<StateChanges['faults']> }),
    ...(isDeviceSame ? {} : { device: { ...device, files: Object.fromEntries(files) } }),
    // Rows and stored values contain times, so the link includes the time that they belong to.
    ...(areRowsSame && isDeviceSame ? {} : { now: clock.now(), startsAt: startedAt }),
  };
  const isMoving = areRowsSame && isDeviceSame && dueEvents(db, startedAt).length > 0;
  return {
    ...pace,
    after: isMoving ? Math.floor((clock.now() - startedAt) / 1000) : undefined,
    changes: Object.keys(changes).length === 0 ? undefined : { version: SNAPSHOT_VERSION, ...changes },
  };
}

/** A picture that was made here, with what it is drawn from in place of the drawing, which is too large for a link. */
function asDrawing(db: Backend['db'], value: unknown): unknown {
  const { imageUrl, sentPrompt } = value as Partial<Picture>;
  const image = imageUrl?.startsWith('data:') && db.images.all().find(({ prompt }) => prompt === sentPrompt);
  return image ? { ...(value as Picture), imageUrl: { drawing: drawingOf(db, image) } } : value;
}

/** Changes when a picture is made, deleted or marked. */
function marksOf(pictures: unknown) {
  return ((pictures ?? []) as Picture[]).map(({ id, isFavourite }) => [id, isFavourite]);
}

/** The tables that changed, without sessions, which belong to a browser. */
function changedRows(db: Backend['db'], seeded: Rows): Rows {
  const changed = TABLE_NAMES.filter(
    (table) => table !== 'sessions' && !isSame(db[table].all(), seeded[table] ?? []),
  );
  return Object.fromEntries(changed.map((table) => [table, db[table].all()]));
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
