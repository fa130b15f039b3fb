import { useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { emailFromState } from '../frame/email-from-state';
import { SignedOutOnly } from '../frame/signed-out-only';
import { CodeStep, type VerifiedCode } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordResetDone } from './password-reset-done';
import { resetIdFrom } from './reset-id-from';

const unverified: VerifiedCode = { code: '', resetId: '' };

/** E-mail → security code → new password; going back a step shows what was typed there. */
export function PasswordResetPage() {
  const location = useLocation();
  const [granted, setGranted] = useState(resetIdFrom(location));
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>(granted ? 'password' : 'email');
  const [email, setEmail] = useState(emailFromState(location.state));
  const [verified, setVerified] = useState(unverified);

  /** Where a link no longer works, a code does. */
  function handleStartOver() {
    setGranted(undefined);
    setStep('email');
  }

  function handleEmailSent(typed: string) {
    setEmail(typed);
    setVerified(unverified);
    setStep('code');
  }

  function handleVerified(code: VerifiedCode) {
    setVerified(code);
    setStep('password');
  }

  if (step === 'done') return <PasswordResetDone />;
  if (step === 'password') {
    return (
      <NewPasswordStep
        email={email}
        {...(granted ?? { resetId: verified.resetId })}
        onBack={granted ? handleStartOver : () => setStep('code')}
        onDone={() => setStep('done')}
      />
    );
  }
  if (step === 'code') {
    return (
      <CodeStep
        email={email.trim()}
        verified={verified}
        onVerified={handleVerified}
        onSentAgain={() => setVerified(unverified)}
        onBack={() => setStep('email')}
      />
    );
  }
  return (
    <SignedOutOnly>
      <EmailStep email={email} onSent={handleEmailSent} />
    </SignedOutOnly>
  );
}
