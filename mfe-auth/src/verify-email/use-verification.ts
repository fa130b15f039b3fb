import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuthVerifyEmailMutation } from '../auth-api';

export type Verification = { state: 'loading' } | { state: 'success' } | { state: 'error'; reason: string };

/**
 * The outcome of each link. A link works once, but effects run twice in StrictMode and the shell may remount a page. A
 * link without a response is tried again when the page is opened again.
 */
const verifications = new Map<string, Promise<Verification>>();

/** In the router's state once a link has been redeemed, since the next version of this remote does not have the map. */
const redeemed = { isVerified: true };

const isRedeemed = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isVerified') === true;

/** Redeems the link of a verification mail with a single request. */
export function useVerification(token: string | null, userId: string | null): Verification {
  const [verify] = useAuthVerifyEmailMutation();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isKnown = isRedeemed(state);
  const [outcome, setOutcome] = useState<Verification>({ state: 'loading' });
  const show = useEffectEvent((result: Verification) => {
    if (result.state === 'success') navigate({ pathname, search }, { replace: true, state: redeemed });
    else setOutcome(result);
  });

  useEffect(() => {
    if (!token || !userId || isKnown) return undefined;
    let isMounted = true;
    const verification = verifications.get(token) ?? redeem(token, verify({ body: { token, userId } }));
    void verification.then((result) => isMounted && show(result));
    return () => {
      isMounted = false;
    };
  }, [token, userId, isKnown, verify]);

  if (!token) return { state: 'error', reason: 'No verification token provided.' };
  if (!userId) return { state: 'error', reason: 'Invalid verification link. Missing user ID.' };
  return isKnown ? { state: 'success' } : outcome;
}

function redeem(token: string, request: PromiseLike<{ error?: unknown }>): Promise<Verification> {
  const verification = Promise.resolve(request).then((answer) => {
    if (isUnanswered(answer)) verifications.delete(token);
    return toVerification(answer);
  });
  verifications.set(token, verification);
  return verification;
}

const isUnanswered = ({ error }: { error?: unknown }) => apiErrorIn(error)?.status === 0;

function toVerification(answer: { error?: unknown }): Verification {
  const { error } = answer;
  if (!error) return { state: 'success' };
  const fallback = isUnanswered(answer) ? 'Network error occurred while verifying email.' : 'Failed to verify email.';
  return { state: 'error', reason: serverMessage(error, fallback) };
}
