import { OPERATIONS } from '../areas/areas.ts';
import { MINUTE_MS } from '../durations.ts';
import { text, type Exchange } from '../exchange.ts';
import { resolved } from '../scenarios/references.ts';
import type { CreatedKind, CreatedResource, ServerMemory } from '../scenarios/server-memory.ts';
import type { RequestStep } from '../scenarios/steps.ts';

/** Records the resource that an accepted request has created. */
export function recordCreated(
  server: ServerMemory,
  { who, operation, request }: RequestStep,
  exchange: Exchange,
): void {
  if (exchange.status >= 300 || exchange.status === 0) return;
  // A used package can be referenced as long as its training may be repeated.
  if (operation === 'trainTwin') {
    const sent = JSON.stringify(resolved(server, request.body));
    for (const resource of server.created)
      if (resource.kind === 'uploadTrainingPhotos' && sent.includes(resource.value))
        resource.lifeMs = Infinity;
  }
  const createdBetween = momentOf(server);
  const chargeKey = exchange.requestHeaders['charge-key'];
  const isSame = (kind: CreatedKind) => (resource: CreatedResource) =>
    resource.kind === kind && resource.who === who;
  for (const { kind, field, lifeMs } of OPERATIONS[operation].creates) {
    const value =
      field === '' ? String(resolved(server, request.params?.['uploadId'])) : text(exchange, field);
    if (value === '') continue;
    // Each read of a job may return new addresses, which last as long as new ones.
    if (operation === 'getJob') server.created = server.created.filter((resource) => !isSame(kind)(resource));
    if (
      field === '' ||
      !server.created.some((resource) => isSame(kind)(resource) && resource.value === value)
    )
      server.created.push({ kind, who, value, lifeMs, createdBetween, chargeKey });
  }
}

/** The earliest and latest time of the server's clock, which may stand still between moves. */
export function momentOf({ startMs, movedMs }: ServerMemory): CreatedResource['createdBetween'] {
  return [startMs + movedMs, Date.now() + movedMs];
}

/** Forgets resources that may have expired by then. */
export function ageResources(server: ServerMemory, ms: number): void {
  server.created = server.created
    .map((resource) => ({ ...resource, lifeMs: resource.lifeMs - ms }))
    .filter(({ lifeMs }) => lifeMs >= MINUTE_MS / 2);
}
