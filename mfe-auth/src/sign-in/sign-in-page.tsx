import type { User } from '@plaza/contracts/identity/session';
import { LinkButton } from '@plaza/ui';
import { fetchUser, lacksSecondFactor, log, saveSession, useAppDispatch } from '@plaza/web-kit';
import { Link, useNavigate, useSearchParams } from '@plaza/web-kit/router';
import { useState } from 'react';
import { AuthPage } from '../frame/auth-page';
import { nextPath } from '../frame/next-path';
import { SignedOutOnly } from '../frame/signed-out-only';
import { useWithNext } from '../frame/use-with-next';
import { SecondStepDialog } from './second-step-dialog';
import { signInFailed } from './sign-in-failure';
import { SignInForm } from './sign-in-form';

export const SignInPage = () => (
  <SignedOutOnly>
    <SignIn />
  </SignedOutOnly>
);

function SignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const withNext = useWithNext();
  const [challenged, setChallenged] = useState<string>();
  const [secondStepFailure, setSecondStepFailure] = useState<string>();

  function goOn(user: User, path = nextPath(query.get('next'))) {
    log.info('signed in', { role: user.role, isAdmin: user.isAdmin });
    navigate(path, { replace: true });
  }

  function handleSignedIn(accessToken: string, user: User) {
    dispatch(saveSession(accessToken, user));
    // The admin panel's page explains that two-factor is required, and starts the setup.
    goOn(user, lacksSecondFactor(accessToken) ? '/admin' : undefined);
  }

  function handlePasswordChange(resetId: string) {
    navigate(withNext('/forgot-password'), { state: { resetId } });
  }

  function handleSecondStep(userId: string) {
    setSecondStepFailure(undefined);
    setChallenged(userId);
  }

  /** Refetches the user with the new token; if the token is rejected, the session has already ended again. */
  async function handleVerified(accessToken: string, user: User) {
    dispatch(saveSession(accessToken, user));
    await dispatch(fetchUser());
    const current = dispatch((_dispatch, getState) => getState().session.user);
    if (current) goOn(current);
    else handleEnded(signInFailed);
  }

  function handleEnded(reason: string) {
    setChallenged(undefined);
    setSecondStepFailure(reason);
  }

  return (
    <AuthPage
      title="Sign in"
      subtitle="Welcome back."
      footer={
        <>
          <p>
            New here?{' '}
            <LinkButton asChild>
              <Link to={withNext('/signup')}>Create an account</Link>
            </LinkButton>
          </p>
          <p>
            No verification email?{' '}
            <LinkButton asChild>
              <Link to={withNext('/resend-verification')}>Send it again</Link>
            </LinkButton>
          </p>
        </>
      }
    >
      <SignInForm
        secondStepFailure={secondStepFailure}
        onSignedIn={handleSignedIn}
        onSecondStep={handleSecondStep}
        onPasswordChange={handlePasswordChange}
      />
      {challenged && (
        <SecondStepDialog
          userId={challenged}
          onVerified={handleVerified}
          onPasswordChange={handlePasswordChange}
          onEnded={handleEnded}
          onCancel={() => setChallenged(undefined)}
        />
      )}
    </AuthPage>
  );
}
