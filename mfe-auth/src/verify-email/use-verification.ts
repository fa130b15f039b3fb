import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import { useAuthVerifyEmailMutation } from '../auth-api';

export type Verification = { state: 'loading' } | { state: 'success' } | { state: 'error'; reason: string };

/** The outcome of each link: it works once, while effects run twice in StrictMode and the shell may remount a page. */
const verifications = new Map<string, Promise<Verification>>();

/** Redeems the link of a verification mail with one call. */
export function useVerification(token: string | null, userId: string | null): Verification {
  const [verify] = useAuthVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Verification>({ state: 'loading' });

  useEffect(() => {
    if (!token || !userId) return undefined;
    let isMounted = true;
    const verification = verifications.get(token) ?? verify({ body: { token, userId } }).then(toVerification);
    verifications.set(token, verification);
    void verification.then((result) => isMounted && setOutcome(result));
    return () => {
      isMounted = false;
    };
  }, [token, userId, verify]);

  if (!token) return { state: 'error', reason: 'No verification token provided.' };
  if (!userId) return { state: 'error', reason: 'Invalid verification link. Missing user ID.' };
  return outcome;
}

function toVerification({ error }: { error?: unknown }): Verification {
  if (!error) return { state: 'success' };
  const unanswered = apiErrorIn(error)?.status === 0;
  const fallback = unanswered ? 'Network error occurred while verifying email.' : 'Failed to verify email.';
  return { state: 'error', reason: serverMessage(error, fallback) };
}
