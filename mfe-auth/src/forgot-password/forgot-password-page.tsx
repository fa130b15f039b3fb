import { useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { handedEmail } from '../frame/handed-email';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordReset } from './password-reset';

/** E-mail → security code → new password; each step can be gone back from, with what was typed still there. */
export function ForgotPasswordPage() {
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'done'>('email');
  const [email, setEmail] = useState(handedEmail(useLocation().state));
  const [code, setCode] = useState('');
  // A code is exchanged once: who comes back to it goes on with what it was exchanged for.
  const [exchanged, setExchanged] = useState({ code: '', resetId: '' });

  function handleCodeSent() {
    setCode('');
    setExchanged({ code: '', resetId: '' });
    setStep('code');
  }

  function handleExchanged(resetId: string) {
    setExchanged({ code, resetId });
    setStep('password');
  }

  if (step === 'done') return <PasswordReset />;
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
  return <EmailStep email={email} onEmailChange={setEmail} onSent={handleCodeSent} />;
}
