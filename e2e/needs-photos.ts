import type { FrameLocator, Page } from '@playwright/test';

/** The first visible text with the number of missing photos. It has several positions, depending on the width. */
export const needsPhotos = (page: Page | FrameLocator, count: number) =>
  page.getByText(`Needs ${count} more`, { exact: true }).filter({ visible: true }).first();
