import type { User } from '@plaza/contracts/session';
import { LinkButton } from '@plaza/ui';
import { log, saveSession, useAppDispatch } from '@plaza/web-kit';
import { Link, useNavigate, useSearchParams } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { nextPath } from './next-path';
import { SignInForm } from './sign-in-form';

export function SignInPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  function handleSignedIn(accessToken: string, user: User) {
    dispatch(saveSession(accessToken, user));
    log.info('signed in', { role: user.role, isAdmin: user.isAdmin });
    navigate(nextPath(query.get('next')), { replace: true });
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
              <Link to="/signup">Create an account</Link>
            </LinkButton>
          </p>
          <p>
            No verification mail?{' '}
            <LinkButton asChild>
              <Link to="/resend-verification">Send it again</Link>
            </LinkButton>
          </p>
        </>
      }
    >
      <SignInForm onSignedIn={handleSignedIn} />
    </AuthPage>
  );
}
