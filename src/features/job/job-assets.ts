import type { Job } from '#entities/job/parse-job.ts';

/** A media file of a finished job. */
export interface Medium {
  name: 'Video' | 'Avatar' | 'Thumbnail';
  kind: 'video' | 'image';
  /** `missing`: without a URL. */
  state: 'available' | 'missing' | MediaProblem;
  /** Undefined when it is missing or unavailable. */
  url: string | undefined;
}

/** The field of each address in the answer. */
export const ASSET_FIELDS = {
  Video: 'finalVideoUrl',
  Avatar: 'avatarUrl',
  Thumbnail: 'thumbnailUrl',
} as const satisfies Record<Medium['name'], keyof Job['assets']>;

/** `unplayable`: can only be downloaded. `notLoaded`: because of the connection. `unavailable`: could not be fetched. */
export type MediaProblem = 'unplayable' | 'notLoaded' | 'unavailable';
export type MediaProblems = ReadonlyMap<Medium['name'], MediaProblem>;

/** The media of a finished job: the video, then the pictures. */
export function mediaOf(assets: Job['assets'], problems: MediaProblems): [Medium, ...Medium[]] {
  const medium = (name: Medium['name'], kind: Medium['kind']): Medium => {
    const url = assets[ASSET_FIELDS[name]];
    const state = url === '' ? 'missing' : (problems.get(name) ?? 'available');
    return { name, kind, state, url: state === 'missing' || state === 'unavailable' ? undefined : url };
  };
  return [medium('Video', 'video'), medium('Avatar', 'image'), medium('Thumbnail', 'image')];
}

export function hasAssets(assets: Job['assets']): boolean {
  return Object.values(assets).some((asset) => asset !== '');
}

const EXTENSIONS = ['mp4', 'webm', 'mov', 'png', 'jpg', 'webp', 'avif', 'gif', 'svg'];
/** Types that are not named like the extension. */
const TYPE_EXTENSIONS: Record<string, string> = { quicktime: 'mov', jpeg: 'jpg', 'svg+xml': 'svg' };

/** "job_complete-video.mp4": the extension by the file's type, else by its URL, else the usual one. */
export function fileName(jobId: string, { name, kind, url = '' }: Medium, type: string): string {
  const [, subtype = ''] = /\/([^;]+)/.exec(type) ?? [];
  const [, ending = ''] = /\.(\w{2,4})(?:[?#]|$)/.exec(url.toLowerCase()) ?? [];
  const extension =
    [TYPE_EXTENSIONS[subtype] ?? subtype, ending].find((one) => EXTENSIONS.includes(one)) ??
    (kind === 'video' ? 'mp4' : 'png');
  return `${safeName(jobId)}-${name.toLowerCase()}.${extension}`;
}

export function scriptFileName(jobId: string): string {
  return `${safeName(jobId)}-script.txt`;
}

function safeName(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64) || 'job';
}
