import type { User } from '@plaza/contracts/identity/session';
import { fetchUser, lacksSecondFactor, log, saveSession, useAppDispatch } from '@plaza/web-kit';
import { useNavigate, useSearchParams } from '@plaza/web-kit/router';
import { useState } from 'react';
import { nextPath } from '../frame/next-path';
import { useWithNext } from '../frame/use-with-next';

/** The user whom the server asks for a second factor, and the email typed to sign in. */
export interface Challenged {
  readonly userId: string;
  readonly email: string;
}

/** What follows a password: the session and the next page, the second step, or the choice of another password. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const withNext = useWithNext();
  const [challenged, setChallenged] = useState<Challenged>();
  const [secondStepFailure, setSecondStepFailure] = useState<string>();

  function goOn(user: User, isSetupRequired = false) {
    log.info('signed in', { role: user.role, isAdmin: user.isAdmin });
    const wanted = query.get('next');
    const next = nextPath(wanted);
    // The admin panel's page explains that two-factor is required, starts the setup, and then leads on.
    if (isSetupRequired) navigate('/admin', { replace: true, state: wanted === null ? null : { next } });
    else navigate(next, { replace: true });
  }

  function handleSignedIn(accessToken: string, user: User) {
    dispatch(saveSession(accessToken, user));
    goOn(user, lacksSecondFactor(accessToken));
  }

  /** @param email tells password managers whose new password it is */
  function handlePasswordChange(resetId: string, email: string) {
    navigate(withNext('/forgot-password'), { state: { resetId, email } });
  }

  function handleSecondStep(user: Challenged) {
    setSecondStepFailure(undefined);
    setChallenged(user);
  }

  /**
   * Goes on before the user is refetched with the new token, since the next page may be left again by then. A token
   * that is rejected ends the session.
   */
  function handleVerified(accessToken: string, user: User) {
    dispatch(saveSession(accessToken, user));
    goOn(user);
    void dispatch(fetchUser());
  }

  function handleEnded(reason: string) {
    setChallenged(undefined);
    setSecondStepFailure(reason);
  }

  return {
    challenged,
    /** Why the second step has ended. */
    secondStepFailure,
    handleSignedIn,
    handlePasswordChange,
    handleSecondStep,
    handleVerified,
    handleEnded,
    handleCancel: () => setChallenged(undefined),
  };
}
