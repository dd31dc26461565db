import type { Job } from '#entities/job/parse-job.ts';

/** A media file of a finished job. */
export interface Medium {
  name: 'Video' | 'Avatar' | 'Thumbnail';
  kind: 'video' | 'image';
  /** `missing`: the job has no URL for it. */
  state: 'available' | 'missing' | MediaProblem;
  /** Undefined for a medium that is missing or unavailable. */
  url: string | undefined;
}

/** The field of each address in the response. */
export const ASSET_FIELDS = {
  Video: 'finalVideoUrl',
  Avatar: 'avatarUrl',
  Thumbnail: 'thumbnailUrl',
} as const satisfies Record<Medium['name'], keyof Job['assets']>;

/** `unplayable`: only downloads work. `notLoaded`: the connection failed. `unavailable`: the download failed. */
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
/** The extensions of media types with another name. */
const TYPE_EXTENSIONS: Record<string, string> = { quicktime: 'mov', jpeg: 'jpg', 'svg+xml': 'svg' };

/** "job_complete-video.mp4". The extension follows the type of the file, then its URL, then the kind. */
export function fileName(jobId: string, { name, kind, url = '' }: Medium, type: string): string {
  const [, subtype = ''] = /\/([^;]+)/.exec(type) ?? [];
  const [, ending = ''] = /\.(\w{2,4})(?:[?#]|$)/.exec(url.toLowerCase()) ?? [];
  const extension =
    [TYPE_EXTENSIONS[subtype] ?? subtype, ending].find((candidate) => EXTENSIONS.includes(candidate)) ??
    (kind === 'video' ? 'mp4' : 'png');
  return `${safeName(jobId)}-${name.toLowerCase()}.${extension}`;
}

export function scriptFileName(jobId: string): string {
  return `${safeName(jobId)}-script.txt`;
}

function safeName(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64) || 'job';
}
