import type { Journal } from '#entities/credits/open-training.ts';
import type { StartedCheckout } from '#entities/credits/started-checkouts.ts';
import type { RecentJob } from '#entities/job/stored-jobs.ts';
import type { Twin } from '#entities/twin/twin.ts';
import type { SavedPost } from '#features/studio/post/saved-posts.ts';
import type { SavedAnalysis } from '#features/studio/reverse-prompt/reverse-prompt-panel.tsx';
import type { SavedStyle } from '#features/studio/writing-style/style-profile.ts';

/** The types of the app's stored values, by the names of its stores. */
export interface StoredTexts {
  'recent-jobs': RecentJob[];
  'started-checkouts': StartedCheckout[];
  'style-profile': SavedStyle;
  posts: SavedPost[];
  'image-reading': SavedAnalysis;
  training: Journal;
  twins: Partial<Twin>[];
}
