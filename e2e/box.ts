import type { Locator } from '@playwright/test';

/** The box of an element, in px. @throws when it is not shown */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return box;
}
