const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Yields between two steps of a drawing, so that the page stays responsive. Not in Node. */
export async function yieldToPage(): Promise<void> {
  await scheduler?.yield?.();
}
