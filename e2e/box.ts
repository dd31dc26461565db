import type { Locator } from '@playwright/test';

/** Where an element stands, in px. @throws when it is not shown, so that no comparison holds without it */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return box;
}
