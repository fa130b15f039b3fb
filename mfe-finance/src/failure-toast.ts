import { apiErrorIn, toast } from '@plaza/web-kit';
import { leavePage } from './leave-page';

const redirectAfterMs = 500;

/** Handles a write without a session: shows a toast, then goes to the sign-in page. */
export function signInAgain(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'error' });
  setTimeout(() => leavePage('/api/login'), redirectAfterMs);
}

/** The same for a dialog: stays on the page, as leaving it would discard the draft. */
export function askToSignIn(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Please sign in again.', variant: 'error' });
}

/** Shows a toast for a failed write. Calls `whenSignedOut` for a 401; for any other error it shows the message. */
export function showFailure(error: unknown, message: string, whenSignedOut = signInAgain): void {
  if (apiErrorIn(error)?.status === 401) whenSignedOut();
  else toast({ title: 'Error', description: message, variant: 'error' });
}

/** Codes whose sentence tells the user what to do. */
const explainedCodes: readonly string[] = ['too_many_records', 'audit_unavailable'];

/**
 * The message about what failed, plus the reason if the user can do something about it: "Failed to update account: USD
 * takes at most 2 decimals".
 */
export function withReason(message: string, error: unknown): string {
  const reason = reasonOf(error);
  return reason ? `${message}: ${reason}` : message;
}

/** Why the service refused a request: its input, or a limit and how long that lasts; undefined for other failures. */
export function reasonOf(error: unknown): string | undefined {
  const { status, data, retryAfterSeconds } = apiErrorIn(error) ?? {};
  if (status === 429 && retryAfterSeconds) return `Too many requests. Try again in ${waitOf(retryAfterSeconds)}.`;
  const isExplained = status === 400 || status === 429 || explainedCodes.includes(data?.error.code ?? '');
  return isExplained ? data?.message : undefined;
}

function waitOf(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
