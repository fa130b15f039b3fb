import { apiErrorIn, toast } from '@plaza/web-kit';
import { leavePage } from './leave-page';

const redirectAfterMs = 500;

/** What a finance write does when nobody is signed in any more: says so, then goes to sign in. */
export function signInAgain(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'error' });
  setTimeout(() => leavePage('/api/login'), redirectAfterMs);
}

/** The same for a dialog, where leaving the page would throw away what was typed. */
export function askToSignIn(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Please sign in again.', variant: 'error' });
}

/** Tells that a write failed. A 401 is answered by `whenSignedOut`, everything else by the sentence. */
export function showFailure(error: unknown, sentence: string, whenSignedOut = signInAgain): void {
  if (apiErrorIn(error)?.status === 401) whenSignedOut();
  else toast({ title: 'Error', description: sentence, variant: 'error' });
}
