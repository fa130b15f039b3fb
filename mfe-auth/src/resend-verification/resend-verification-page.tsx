import { LinkButton } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { Link, useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useAuthResendVerificationMutation } from '../auth-api';
import { AuthPage } from '../frame/auth-page';
import { handedEmail } from '../frame/handed-email';
import { SignedOutOnly } from '../frame/signed-out-only';
import { useWithNext } from '../frame/use-with-next';
import { MailSent } from './mail-sent';
import { ResendForm } from './resend-form';

export const ResendVerificationPage = () => (
  <SignedOutOnly>
    <ResendVerification />
  </SignedOutOnly>
);

/** idle → loading → success or error; from success back to idle for another address. */
function ResendVerification() {
  const withNext = useWithNext();
  const [email, setEmail] = useState(handedEmail(useLocation().state));
  const [resend, { data, error, isLoading, reset }] = useAuthResendVerificationMutation();

  if (data) return <MailSent message={data.message} onAgain={reset} />;
  return (
    <AuthPage
      title="Resend verification email"
      subtitle="Enter the address that you signed up with; a new link goes there."
      footer={
        <p>
          Verified already?{' '}
          <LinkButton asChild>
            <Link to={withNext('/signin')}>Sign in</Link>
          </LinkButton>
        </p>
      }
    >
      <ResendForm
        email={email}
        onEmailChange={setEmail}
        loading={isLoading}
        failure={error && serverMessage(error, 'Failed to send verification email.')}
        onSend={(address) => void resend({ body: { email: address } })}
      />
    </AuthPage>
  );
}
