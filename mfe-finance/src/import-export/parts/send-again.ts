import { apiErrorIn } from '@plaza/web-kit';

interface SendResult {
  readonly error?: unknown;
}

/** How long to wait before each further attempt, unless the server says how long. */
const pausesMs = [1000, 3000, 9000];
/** If the server wants a longer pause, the failure is shown instead. */
const longestPauseMs = 60_000;

/** The status codes of temporary failures: no network, or a service that restarts or is busy. */
const passingStatuses: readonly number[] = [0, 502, 503, 504];

/**
 * Sends a repeatable request, and retries it a few times after temporary failures.
 * @param goesOn called after each pause; false stops the retries
 * @returns the last result; undefined if the retries were stopped
 */
export async function sendAgain(
  send: () => Promise<SendResult>,
  goesOn: () => boolean,
): Promise<SendResult | undefined> {
  for (const pauseMs of pausesMs) {
    const result = await send();
    const waitMs = waitAfter(result.error, pauseMs);
    if (waitMs === undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!goesOn()) return undefined;
  }
  return send();
}

/** How long to wait before the next attempt; undefined if there is none. */
function waitAfter(error: unknown, pauseMs: number): number | undefined {
  const { status, retryAfterSeconds } = apiErrorIn(error) ?? {};
  const mayPass = status === 429 ? retryAfterSeconds !== undefined : passingStatuses.includes(status ?? -1);
  if (!mayPass) return undefined;
  const waitMs = retryAfterSeconds === undefined ? pauseMs : retryAfterSeconds * 1000;
  return waitMs <= longestPauseMs ? waitMs : undefined;
}
