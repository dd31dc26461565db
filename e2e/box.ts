import type { Locator } from '@playwright/test';

/** The bounding box of an element, in px. @throws if the element is not shown */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return box;
}
