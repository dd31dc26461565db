import type { Job } from '../../shared/api/read-job.ts';
import { isSafeUrl } from '../../shared/lib/safe-url.ts';

export type MediaName = 'finalVideoUrl' | 'avatarUrl' | 'thumbnailUrl';

/** What a finished job delivers besides its script, in the order of the page. */
export const MEDIA = {
  finalVideoUrl: { name: 'Video', kind: 'video', file: 'video' },
  avatarUrl: { name: 'Avatar', kind: 'image', file: 'avatar' },
  thumbnailUrl: { name: 'Thumbnail', kind: 'image', file: 'thumbnail' },
} as const satisfies Record<MediaName, { name: string; kind: 'image' | 'video'; file: string }>;

export const MEDIA_NAMES = Object.keys(MEDIA) as MediaName[];

/** What went wrong with a file so far: this browser could not show it, or it could not be fetched at all. */
export type MediaTrouble = ReadonlyMap<MediaName, 'unshown' | 'gone'>;

/**
 * `missing`: not in the answer, or not an address that may be shown. `unshown` files can still be downloaded, `gone`
 * ones cannot.
 */
export type Delivery = { state: 'there' | 'unshown'; url: string } | { state: 'missing' | 'gone' };

export function deliveryOf(assets: Job['assets'], name: MediaName, trouble: MediaTrouble): Delivery {
  const url = assets[name];
  if (!isSafeUrl(url, 'media')) return { state: 'missing' };
  const state = trouble.get(name) ?? 'there';
  return state === 'gone' ? { state } : { state, url };
}

export function hasDelivery(assets: Job['assets']): boolean {
  return assets.script.trim() !== '' || MEDIA_NAMES.some((name) => isSafeUrl(assets[name], 'media'));
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

/** "job_complete-video.mp4": after the file's own type, else its address, else what such a file usually is. */
export function fileName(jobId: string, name: MediaName, type: string, url: string): string {
  const { kind, file } = MEDIA[name];
  const known = EXTENSIONS[type.split(';')[0] ?? ''];
  const fromUrl = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  const isKnownExtension = fromUrl !== undefined && Object.values(EXTENSIONS).includes(fromUrl);
  const extension = known ?? (isKnownExtension ? fromUrl : KIND_EXTENSIONS[kind]);
  return `${safeName(jobId)}-${file}.${extension}`;
}

export function scriptFileName(jobId: string): string {
  return `${safeName(jobId)}-script.txt`;
}

function safeName(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64) || 'job';
}
