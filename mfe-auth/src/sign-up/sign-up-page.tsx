import type { SignedUp } from '@plaza/contracts/identity/authentication';
import { LinkButton } from '@plaza/ui';
import { saveSession, useAppDispatch, useWhileOpen } from '@plaza/web-kit';
import { Link, useLocation, useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { SignedOutOnly } from '../frame/signed-out-only';
import { useWithNext } from '../frame/use-with-next';
import { AccountCreated } from './account-created';
import { CheckEmail } from './check-email';
import { SignUpForm } from './sign-up-form';
import { type Known, type SignUpStep, stepIn } from './sign-up-step';

export function SignUpPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const withNext = useWithNext();
  const step = stepIn(useLocation().state);
  // A late answer must not lead back here.
  const goTo = useWhileOpen((next: SignUpStep) => navigate(withNext('/signup'), { replace: true, state: next }));

  function handleSignedUp(answer: SignedUp, known: Known) {
    // The token is at the top level or under `data`; there is none until the address is verified.
    const token = answer.token ?? answer.data?.accessToken;
    const user = answer.user ?? answer.data?.user;
    if (!token || !user) {
      return goTo({ at: 'check-email', known, mailDelayed: answer.data?.mailDelayed === true });
    }
    goTo({ at: 'created' });
    dispatch(saveSession(token, user));
  }

  if (step.at === 'created') return <AccountCreated />;
  if (step.at === 'check-email') {
    const { known, mailDelayed } = step;
    return <CheckEmail email={known.email} mailDelayed={mailDelayed} onCorrect={() => goTo({ at: 'form', known })} />;
  }
  return (
    <SignedOutOnly>
      <AuthPage
        title="Create your account"
        subtitle="Book services and keep track of your finances."
        footer={
          <p>
            Already have an account?{' '}
            <LinkButton asChild>
              <Link to={withNext('/signin')}>Sign in</Link>
            </LinkButton>
          </p>
        }
      >
        <SignUpForm known={step.known} onSignedUp={handleSignedUp} />
      </AuthPage>
    </SignedOutOnly>
  );
}
