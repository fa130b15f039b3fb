import { useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import { SignedOutOnly } from '../frame/signed-out-only';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordResetDone } from './password-reset-done';
import { resetIdFrom } from './reset-id-from';
import type { VerifiedCode } from './use-code-step';
import { useResetStep } from './use-reset-step';

const unverified: VerifiedCode = { code: '', resetId: '' };

/** For signed-out users, and for anybody who follows a link, even an expired one. */
export function PasswordResetPage() {
  const { state, search } = useLocation();
  const [given] = useState(() => resetIdFrom({ state, search }));
  const steps = <PasswordReset given={given} />;
  return given ? steps : <SignedOutOnly>{steps}</SignedOutOnly>;
}

/** Email → security code → new password. Going back a step shows what was entered there. */
function PasswordReset({ given }: { given: ReturnType<typeof resetIdFrom> }) {
  const [{ at, email }, goTo] = useResetStep();
  const [verified, setVerified] = useState(unverified);
  const [isVerified, setIsVerified] = useState(false);
  // If a link has expired, a code can be requested instead.
  const granted = at ? undefined : given;

  function handleEmailSent(typed: string) {
    setVerified(unverified);
    goTo({ at: 'code', email: typed });
  }

  function handleVerified(code: VerifiedCode) {
    setVerified(code);
    setIsVerified(true);
  }

  if (at === 'done') return <PasswordResetDone />;
  if (granted || isVerified) {
    return (
      <NewPasswordStep
        email={email}
        {...(granted ?? { resetId: verified.resetId })}
        onBack={granted ? () => goTo({ at: 'email', email }) : () => setIsVerified(false)}
        onDone={() => goTo({ at: 'done', email })}
      />
    );
  }
  if (at === 'code') {
    return (
      <CodeStep
        email={email.trim()}
        verified={verified}
        onVerified={handleVerified}
        onSentAgain={() => setVerified(unverified)}
        onBack={() => goTo({ at: 'email', email })}
      />
    );
  }
  return <EmailStep email={email} onSent={handleEmailSent} />;
}
