import { limits } from '@plaza/contracts/limits';
import { useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useAuthForgotPasswordMutation, useAuthVerifyResetCodeMutation } from '../auth-api';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { codeFailure, invalidCode } from './code-failure';

/** A code and the reset id that the server issued for it; both are empty before. The server accepts each code once. */
export interface VerifiedCode {
  readonly code: string;
  readonly resetId: string;
}

export interface CodeStepOptions {
  email: string;
  verified: VerifiedCode;
  onVerified: (verified: VerifiedCode) => void;
  onSentAgain: () => void;
}

/** Verifies the mailed code, and mails another one on request. */
export function useCodeStep({ email, verified, onVerified, onSentAgain }: CodeStepOptions) {
  const [verify] = useAuthVerifyResetCodeMutation();
  const [sendCode, { isLoading: isSending }] = useAuthForgotPasswordMutation();
  const [resent, setResent] = useState<{ isSent?: boolean; alert?: string }>({});

  const form = useForm<{ code: string }, VerifiedCode>({
    initial: { code: verified.code },
    validate: (_name, { code }) => (code.length < limits.codeLength ? invalidCode : undefined),
    async save({ code }) {
      if (code === verified.code) return { data: verified };
      const { data, error } = await verify({ body: { email, securityCode: code } });
      return data
        ? { data: { code, resetId: data.resetId } }
        : { error: toFormError(error, codeFailure(error), 'code') };
    },
    onSaved: onVerified,
  });

  async function sendAgain() {
    if (isSending) return;
    form.change({}); // removes the alert
    setResent({});
    const { error } = await sendCode({ body: { email } });
    if (error) return setResent({ alert: failureMessage(error, 'Failed to send reset code') });
    form.replace({ code: '' });
    setResent({ isSent: true });
    onSentAgain();
    form.ref.current?.querySelector('input')?.focus();
  }

  function submit() {
    setResent({});
    void form.submit();
  }

  return { form, submit, sendAgain, isSending, resent };
}
