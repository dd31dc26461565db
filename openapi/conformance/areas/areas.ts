import type { Draw } from '../scenarios/draw.ts';
import type { OperationDefinitions, RandomSteps } from './area.ts';
import { checkout } from './checkout.ts';
import { credits } from './credits.ts';
import { everyOperation } from './every-operation.ts';
import { images } from './images.ts';
import { jobs } from './jobs.ts';
import { sessions } from './sessions.ts';
import { twins } from './twins.ts';
import { uploads } from './uploads.ts';
import { writing } from './writing.ts';

/** The areas of the contract by the names of their files. */
export const AREAS = {
  'every-operation': everyOperation,
  sessions,
  credits,
  checkout,
  twins,
  images,
  writing,
  uploads,
  jobs,
} as const;

/** Every operation of the contract: an operation without an area does not compile. */
export const OPERATIONS: OperationDefinitions = {
  ...sessions.operations,
  ...credits.operations,
  ...checkout.operations,
  ...twins.operations,
  ...images.operations,
  ...writing.operations,
  ...uploads.operations,
  ...jobs.operations,
};

export const ALL_SCENARIOS = Object.entries(AREAS).flatMap(([name, { scenarios }]) =>
  scenarios.map((scenario) => ({ scenario, file: `openapi/conformance/areas/${name}.ts` })),
);

export const randomStepsOf = (draw: Draw): RandomSteps[] =>
  Object.values(AREAS).flatMap((area) => area.randomSteps(draw));
