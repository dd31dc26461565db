import type { Job } from '../../entities/job/parse-job.ts';

/** A media file of a finished job. */
export interface Medium {
  name: 'Video' | 'Avatar' | 'Thumbnail';
  kind: 'video' | 'image';
  /** `missing`: without a URL. `unplayable`: can only be downloaded. `unavailable`: could not be fetched. */
  state: 'available' | 'unplayable' | 'missing' | 'unavailable';
  /** Undefined when it is missing or unavailable. */
  url: string | undefined;
}

/** Where the address of each is in the answer. */
export const ASSET_FIELDS = {
  Video: 'finalVideoUrl',
  Avatar: 'avatarUrl',
  Thumbnail: 'thumbnailUrl',
} as const satisfies Record<Medium['name'], keyof Job['assets']>;

/** Files that this browser could not show, or that could not be fetched. */
export type MediaProblems = ReadonlyMap<Medium['name'], 'unplayable' | 'unavailable'>;

/** The media of a finished job: the video, then the pictures. */
export function mediaOf(assets: Job['assets'], problems: MediaProblems): [Medium, ...Medium[]] {
  const medium = (name: Medium['name'], kind: Medium['kind']): Medium => {
    const url = assets[ASSET_FIELDS[name]];
    const state = url === '' ? 'missing' : (problems.get(name) ?? 'available');
    return { name, kind, state, url: state === 'available' || state === 'unplayable' ? url : undefined };
  };
  return [medium('Video', 'video'), medium('Avatar', 'image'), medium('Thumbnail', 'image')];
}

export function hasAssets(assets: Job['assets']): boolean {
  return assets.script !== '' || mediaOf(assets, new Map()).some(({ state }) => state === 'available');
}

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

const KIND_EXTENSIONS = { video: 'mp4', image: 'png' } as const;

/** "job_complete-video.mp4": the extension by the file's type, else by its URL, else the usual one. */
export function fileName(jobId: string, { name, kind, url = '' }: Medium, type: string): string {
  const known = EXTENSIONS[type.split(';')[0] ?? ''];
  const fromUrl = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  const isKnownExtension = fromUrl !== undefined && Object.values(EXTENSIONS).includes(fromUrl);
  const extension = known ?? (isKnownExtension ? fromUrl : KIND_EXTENSIONS[kind]);
  return `${safeName(jobId)}-${name.toLowerCase()}.${extension}`;
}

export function scriptFileName(jobId: string): string {
  return `${safeName(jobId)}-script.txt`;
}

function safeName(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64) || 'job';
}
