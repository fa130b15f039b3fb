import type { StopList } from './platform';

/**
 * Runs a start. If it fails, what has been started is stopped.
 * @returns undefined if a signal has begun to stop everything meanwhile: whatever the start then fails with is only a
 *   consequence, and whoever received the signal ends the process
 * @throws the error of the start, after everything has stopped
 */
export async function startUntilStopped<Started>(
  start: () => Promise<Started>,
  stops: Pick<StopList, 'isStopping' | 'stopAll'>,
): Promise<Started | undefined> {
  try {
    const started = await start();
    return stops.isStopping ? undefined : started;
  } catch (error) {
    if (stops.isStopping) return undefined;
    await stops.stopAll();
    throw error;
  }
}
