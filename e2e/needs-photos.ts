import type { FrameLocator, Page } from '@playwright/test';

/** What says how many photos are missing. It stands in several places; which are shown depends on the width. */
export const needsPhotos = (page: Page | FrameLocator, count: number) =>
  page.getByText(`Needs ${count} more`, { exact: true }).filter({ visible: true }).first();
