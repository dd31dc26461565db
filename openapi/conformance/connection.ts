/** A connection that the server has just closed for its long silence says nothing of the call. */
export async function repeatedOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error && /other side closed|ECONNRESET|EPIPE/.test(cause.message))) throw error;
    return ask();
  }
}
