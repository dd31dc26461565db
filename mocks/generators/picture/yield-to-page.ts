const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Lets the page run between two steps of a drawing. It has no effect in Node or without `scheduler`. */
export async function yieldToPage(): Promise<void> {
  await scheduler?.yield?.();
}
