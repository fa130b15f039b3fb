import { LinkButton } from '@plaza/ui';
import { Link, useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { AuthPage } from '../frame/auth-page';
import { emailFromState } from '../frame/email-from-state';
import { SignedOutOnly } from '../frame/signed-out-only';
import { useWithNext } from '../frame/use-with-next';
import { MailSent } from './mail-sent';
import { ResendForm } from './resend-form';

export const ResendVerificationPage = () => (
  <SignedOutOnly>
    <ResendVerification />
  </SignedOutOnly>
);

/** The form, then the server's answer, and back to the form for another address. */
function ResendVerification() {
  const withNext = useWithNext();
  const [email, setEmail] = useState(emailFromState(useLocation().state));
  const [message, setMessage] = useState<string>();

  function handleSent(typed: string, answer: string) {
    setEmail(typed);
    setMessage(answer);
  }

  if (message !== undefined) return <MailSent message={message} onAgain={() => setMessage(undefined)} />;
  return (
    <AuthPage
      title="Resend verification email"
      subtitle="Enter the address that you signed up with to get a new link."
      footer={
        <p>
          Verified already?{' '}
          <LinkButton asChild>
            <Link to={withNext('/signin')}>Sign in</Link>
          </LinkButton>
        </p>
      }
    >
      <ResendForm email={email} onSent={handleSent} />
    </AuthPage>
  );
}
