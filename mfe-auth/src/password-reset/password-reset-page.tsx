import { useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { handedEmail } from '../frame/handed-email';
import { SignedOutOnly } from '../frame/signed-out-only';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordResetDone } from './password-reset-done';
import { resetIdFrom } from './reset-id-from';

/** E-mail → security code → new password; each step can be gone back from, with what was typed still there. */
export function PasswordResetPage() {
  const place = useLocation();
  const [given, setGiven] = useState(resetIdFrom(place));
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>(given ? 'password' : 'email');
  const [email, setEmail] = useState(handedEmail(place.state));
  const [code, setCode] = useState('');
  // A code is exchanged once: who comes back to it goes on with what it was exchanged for.
  const [exchanged, setExchanged] = useState({ code: '', resetId: '' });

  /** A link that no longer works leads to the usual way. */
  function handleStartOver() {
    setGiven(undefined);
    setStep('email');
  }

  function handleCodeSent() {
    setCode('');
    setExchanged({ code: '', resetId: '' });
    setStep('code');
  }

  function handleEmailSent(typed: string) {
    setEmail(typed);
    handleCodeSent();
  }

  function handleExchanged(resetId: string) {
    setExchanged({ code, resetId });
    setStep('password');
  }

  if (step === 'done') return <PasswordResetDone />;
  if (step === 'password' && given) {
    return (
      <NewPasswordStep
        email={email}
        resetId={given.resetId}
        given={given.why}
        onBack={handleStartOver}
        onDone={() => setStep('done')}
      />
    );
  }
  if (step === 'password') {
    return (
      <NewPasswordStep
        email={email}
        resetId={exchanged.resetId}
        onBack={() => setStep('code')}
        onDone={() => setStep('done')}
      />
    );
  }
  if (step === 'code') {
    return (
      <CodeStep
        email={email.trim()}
        code={code}
        onCodeChange={setCode}
        resetId={code === exchanged.code ? exchanged.resetId : ''}
        onSentAgain={handleCodeSent}
        onExchanged={handleExchanged}
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
