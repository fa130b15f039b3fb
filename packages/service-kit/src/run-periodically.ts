/**
 * Does `act` every `everyMs`, one round at a time: what is due while a round is under way waits for the next interval.
 * @param onError hears of a round that failed; the next one comes all the same
 * @param options `atOnce`: the first round begins now, and not after the first interval
 * @returns how to stop, which resolves when the round that is under way has ended
 */
export function runPeriodically(
  everyMs: number,
  act: () => Promise<unknown>,
  onError: (error: unknown) => void,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): () => Promise<void> {
  let round: Promise<void> | undefined;
  async function run(): Promise<void> {
    try {
      await act();
    } catch (error) {
      onError(error);
    } finally {
      round = undefined;
    }
  }
  const begin = () => {
    round ??= run();
  };
  if (atOnce) begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
