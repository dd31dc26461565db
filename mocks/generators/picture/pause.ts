const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Between two steps of a drawing a page answers what was pressed meanwhile; nobody waits for Node like that. */
export async function pause(): Promise<void> {
  await scheduler?.yield?.();
}
