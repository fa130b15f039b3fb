import { useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { emailFromState } from '../frame/email-from-state';
import { SignedOutOnly } from '../frame/signed-out-only';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordResetDone } from './password-reset-done';
import { resetIdFrom } from './reset-id-from';
import type { VerifiedCode } from './use-code-step';

const unverified: VerifiedCode = { code: '', resetId: '' };

/** For signed-out users, and for anybody who follows a link, even an expired one. */
export function PasswordResetPage() {
  const { state, search } = useLocation();
  const [given] = useState(() => resetIdFrom({ state, search }));
  const steps = <PasswordReset given={given} knownEmail={emailFromState(state)} />;
  return given ? steps : <SignedOutOnly>{steps}</SignedOutOnly>;
}

interface PasswordResetProps {
  given: ReturnType<typeof resetIdFrom>;
  knownEmail: string;
}

/** Email → security code → new password. Going back a step shows what was entered there. */
function PasswordReset({ given, knownEmail }: PasswordResetProps) {
  const [granted, setGranted] = useState(given);
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>(granted ? 'password' : 'email');
  const [email, setEmail] = useState(knownEmail);
  const [verified, setVerified] = useState(unverified);

  /** If a link has expired, a code can be requested instead. */
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
  return <EmailStep email={email} onSent={handleEmailSent} />;
}
