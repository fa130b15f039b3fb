import { LinkButton } from '@plaza/ui';
import { useUser, useWhileOpen } from '@plaza/web-kit';
import { Link, useLocation, useNavigate } from '@plaza/web-kit/router';
import { AuthPage } from '../frame/auth-page';
import { emailFromState } from '../frame/email-from-state';
import { useWithNext } from '../frame/use-with-next';
import { MailSent } from './mail-sent';
import { ResendForm } from './resend-form';

/**
 * The form, then the server's response, with a way back to the form for another address. Signed-in users may use it as
 * well: where the platform does not require verified addresses, theirs may still be unverified. The response is kept in
 * the router's state, since the shell may remount this page while the user looks for the email.
 */
export function ResendVerificationPage() {
  const withNext = useWithNext();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const email = emailFromState(state) || (user?.email ?? '');
  const message = messageFromState(state);
  // A late answer must not lead back here once the user has left.
  const show = useWhileOpen((next: { email: string; message?: string }) =>
    navigate({ pathname, search }, { replace: true, state: next }),
  );

  if (message !== undefined)
    return <MailSent message={message} isSignedIn={user !== null} onAgain={() => show({ email })} />;
  return (
    <AuthPage
      title="Resend verification email"
      subtitle="Enter the address that you signed up with to get a new link."
      footer={
        !user && (
          <p>
            Verified already?{' '}
            <LinkButton asChild>
              <Link to={withNext('/signin')}>Sign in</Link>
            </LinkButton>
          </p>
        )
      }
    >
      <ResendForm email={email} onSent={(typed, answer) => show({ email: typed, message: answer })} />
    </AuthPage>
  );
}

function messageFromState(state: unknown): string | undefined {
  const message: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
}
