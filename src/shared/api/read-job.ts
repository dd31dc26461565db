import type { components } from '#openapi/types.gen.ts';

type JobInput = components['schemas']['JobInput'];
type JobAssets = components['schemas']['JobAssets'];

/** A job as the screens use it: any text may be missing, because a server's answer is not the contract. */
export interface Job {
  status: string;
  /** The current pipeline step; '' when the server does not say. */
  next: string;
  goal: string;
  input: { [Name in keyof JobInput]: string };
  assets: { [Name in keyof JobAssets]-?: string };
  createdAt: string;
  updatedAt: string;
}

/** @returns undefined when this is no job at all: without a status nothing can be said about it. */
export function readJob(value: unknown): Job | undefined {
  const job = record(value);
  if (typeof job['status'] !== 'string' || job['status'] === '') return undefined;
  const input = record(job['input']);
  const assets = record(job['assets']);
  return {
    status: job['status'],
    next: text(job['next']),
    goal: text(job['goal']),
    input: {
      platform: text(input['platform']),
      ratio: text(input['ratio']),
      voice: text(input['voice']),
      brand: text(input['brand']),
      idea: text(input['idea']),
      schedule_at: text(input['schedule_at']),
    },
    assets: {
      script: text(assets['script']),
      finalVideoUrl: text(assets['finalVideoUrl']),
      avatarUrl: text(assets['avatarUrl']),
      thumbnailUrl: text(assets['thumbnailUrl']),
    },
    createdAt: text(job['createdAt']),
    updatedAt: text(job['updatedAt']),
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
