import type { User } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { useForm } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { useAuthVerifySignInMutation } from '../auth-api';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { signInFailed } from './sign-in-failure';
import type { Challenged } from './use-sign-in';

export interface SecondStep extends Challenged {
  onVerified: (accessToken: string, user: User) => void;
  /** Called when the user must choose another password first. */
  onPasswordChange: (resetId: string, email: string) => void;
  /** Called when the challenge has ended, so that the password is required again. */
  onEnded: (reason: string) => void;
}

const blank = { token: '' };
export type SecondStepDraft = typeof blank;

/** Sends the digits of the authenticator, or a backup code after `switchKind`. */
export function useSecondStep({ userId, email, onVerified, onPasswordChange, onEnded }: SecondStep) {
  const [verify] = useAuthVerifySignInMutation();
  const [isBackup, setIsBackup] = useState(false);
  const request = useRef<ReturnType<typeof verify>>(undefined);

  const form = useForm<SecondStepDraft>({
    initial: blank,
    validate: () => undefined,
    async save({ token }) {
      request.current = verify({ body: { userId, token: token.trim() } });
      const { data: answer, error } = await request.current;
      if (error) {
        form.replace(blank);
        return { error: toFormError(error, failureMessage(error, 'Invalid verification code'), 'token') };
      }
      const { accessToken, user, requiresPasswordChange, resetId } = answer.data;
      if (accessToken && user) onVerified(accessToken, user);
      else if (requiresPasswordChange && resetId) onPasswordChange(resetId, email);
      else onEnded(signInFailed);
      return {};
    },
    onSaved: () => undefined,
    async onRejected(error) {
      const hasEnded = error.data?.error.code === 'challenge_ended';
      if (hasEnded) onEnded(error.message);
      return hasEnded;
    },
  });

  function switchKind() {
    setIsBackup(!isBackup);
    form.replace(blank);
  }

  const { token } = form.draft;
  const isComplete = isBackup ? token.trim() !== '' : token.length === limits.codeLength;
  return {
    form,
    isBackup,
    isComplete,
    switchKind,
    /** Aborts the request, so that no late answer signs in a user who has canceled. */
    abort: () => request.current?.abort(),
  };
}
