import { LinkButton } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { Link, useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { AuthPage } from '../frame/auth-page';
import { emailFromState } from '../frame/email-from-state';
import { useWithNext } from '../frame/use-with-next';
import { MailSent } from './mail-sent';
import { ResendForm } from './resend-form';

/**
 * The form, then the server's response, with a way back to the form for another address. Signed-in users may use it as
 * well: where the platform does not require verified addresses, theirs may still be unverified.
 */
export function ResendVerificationPage() {
  const withNext = useWithNext();
  const user = useUser();
  const [email, setEmail] = useState(emailFromState(useLocation().state) || (user?.email ?? ''));
  const [message, setMessage] = useState<string>();

  function handleSent(typed: string, answer: string) {
    setEmail(typed);
    setMessage(answer);
  }

  if (message !== undefined)
    return <MailSent message={message} isSignedIn={user !== null} onAgain={() => setMessage(undefined)} />;
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
      <ResendForm email={email} onSent={handleSent} />
    </AuthPage>
  );
}
