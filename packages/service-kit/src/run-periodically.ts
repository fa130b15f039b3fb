/**
 * Does `act` every `everyMs`, one round at a time: what is due while a round is under way waits for the next interval.
 * @param onError hears of a round that failed; the next one comes all the same
 * @returns how to stop, which resolves when the round that is under way has ended
 */
export function runPeriodically(
  everyMs: number,
  act: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | undefined;
  async function run(): Promise<void> {
    try {
      await act();
    } catch (error) {
      onError(error);
    }
  }
  const begin = () => {
    round ??= run().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
