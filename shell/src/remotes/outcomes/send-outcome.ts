import { reportOutcome } from '@plaza/contracts/gateway/routes';
import type { Outcome } from '@plaza/contracts/registry/outcomes';
import { log } from '@plaza/web-kit';

const [method, path] = reportOutcome.split(' ') as [string, string];

/** Sends a report, even while the page is being closed, and retries once. */
export async function sendOutcome(outcome: Outcome, token: string | null): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const request = { method, headers, body: JSON.stringify(outcome), keepalive: true };
  const arrives = async () => (await fetch(path, request)).status < 500;
  const hasArrived = await arrives().catch(() => false);
  if (!hasArrived) await arrives().catch((error) => log.warn('an outcome could not be reported', error));
}
