import type { SavedPost } from '../../../src/features/studio/post/saved-posts.ts';
import type { PostDraft } from '../../../src/features/studio/post/post-form.tsx';
import type { SavedAnswer } from '../../../src/features/studio/reverse-prompt/reverse-prompt-panel.tsx';
import type { Journal } from '../../../src/features/studio/training/flow/training-journal.ts';
import type { SavedStyle } from '../../../src/features/studio/writing-style/style-profile.ts';
import type { StyleDraft } from '../../../src/features/studio/writing-style/writing-style-panel.tsx';
import type { RecentJob } from '../../../src/entities/job/recent-jobs.ts';
import type { StartedCheckout } from '../../../src/entities/plan/started-checkouts.ts';

/** The schemas of the app's stored values, by the names of its stores. */
export interface KeptTexts {
  'recent-jobs': RecentJob[];
  'started-checkouts': StartedCheckout[];
  'style-profile': SavedStyle;
  'style-draft': StyleDraft;
  posts: SavedPost[];
  'post-draft': PostDraft;
  'image-reading': SavedAnswer;
  training: Journal;
}
