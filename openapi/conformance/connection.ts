/** Repeats a call once when the server has just closed an idle connection. */
export async function repeatedOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error && /other side closed|ECONNRESET|EPIPE/.test(cause.message))) throw error;
    return ask();
  }
}
