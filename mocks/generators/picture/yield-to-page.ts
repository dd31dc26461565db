const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Lets the page run between two steps of a drawing. No effect in Node and in browsers without `scheduler`. */
export async function yieldToPage(): Promise<void> {
  await scheduler?.yield?.();
}
