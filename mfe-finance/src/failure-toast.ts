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

/**
 * The message about what failed, plus the reason if the service refused the input or a limit was reached: "Failed to
 * update account: USD takes at most 2 decimals".
 */
export function withReason(message: string, error: unknown): string {
  const { status, data } = apiErrorIn(error) ?? {};
  const isAboutRequest = status === 400 || data?.error.code === 'too_many_records';
  return isAboutRequest && data ? `${message}: ${data.message}` : message;
}
