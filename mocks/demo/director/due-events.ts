import type { Db } from '#mocks/db/db.ts';
import type { Row } from '#mocks/db/schema.ts';
import { PIPELINE_STEPS, pipelineState, startOfStep } from '#mocks/domain/job-pipeline.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';

/** A scheduled event. */
export interface DueEvent {
  /** Simulated milliseconds since the epoch. */
  at: number;
  /** For example `job_running starts EDIT`. */
  description: string;
}

/** All events after a moment, in order of time: pipeline steps, trainings and reported payments. */
export function dueEvents(db: Pick<Db, 'jobs' | 'trainings' | 'checkouts'>, now: number): DueEvent[] {
  return [
    ...db.jobs.all().flatMap(jobEvents),
    ...db.trainings.where(({ isDelivered }) => !isDelivered).map(trainingEvent),
    ...db.checkouts.where(({ isCredited }) => !isCredited).flatMap(paymentEvent),
  ]
    .filter(({ at }) => at > now)
    .toSorted((first, second) => first.at - second.at);
}

function jobEvents(job: Row<'jobs'>): DueEvent[] {
  const finished = pipelineState(job, Number.POSITIVE_INFINITY);
  const steps = PIPELINE_STEPS.map((step) => ({
    at: job.createdAt + startOfStep(step),
    description: `${job.id} starts ${step}`,
  }));
  const outcome = finished.status === 'ERROR' ? `fails at ${finished.next}` : 'is complete';
  return [
    ...steps.filter(({ at }) => at < finished.updatedAt),
    { at: finished.updatedAt, description: `${job.id} ${outcome}` },
  ];
}

function trainingEvent({ mode, triggerWord, startedAt, failsAfterMs }: Row<'trainings'>): DueEvent {
  return failsAfterMs === null
    ? { at: startedAt + TRAINING_DURATION_MS[mode], description: `The twin ${triggerWord} is ready` }
    : {
        at: startedAt + Math.min(failsAfterMs, TRAINING_ENDS_WITHIN_MS[mode]),
        description: `The training of ${triggerWord} fails`,
      };
}

function paymentEvent({ tier, reportedAt }: Row<'checkouts'>): DueEvent[] {
  return reportedAt === null
    ? []
    : [{ at: reportedAt, description: `The payment of the ${tier} plan is reported` }];
}
