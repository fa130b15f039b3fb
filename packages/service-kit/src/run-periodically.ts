/**
 * Runs `task` every `everyMs`, one run at a time: intervals that elapse during a run are skipped.
 * @param onError receives the error of a failed run; the next run takes place nevertheless
 * @returns a function that stops it, and resolves when the current run has ended
 */
export function runPeriodically(
  everyMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | undefined;
  async function run(): Promise<void> {
    try {
      await task();
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
