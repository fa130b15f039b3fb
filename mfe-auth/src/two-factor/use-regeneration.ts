import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { apiErrorIn, toast } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import { useAuthTwoFactorRegenerateMutation } from './two-factor-api';

/** Getting new backup codes: without a password first, and with one where the server asks for it. */
export function useRegeneration(family: TwoFactorFamily) {
  const [call, { isLoading }] = useAuthTwoFactorRegenerateMutation();
  const [step, setStep] = useState<'confirm' | 'password' | 'codes'>('confirm');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(reason: string) {
    setError(reason);
    input.current?.focus();
  }

  async function regenerate() {
    if (step === 'password' && password === '') return refuse('Password is required');
    setError(undefined);
    const { data, error } = await call(step === 'password' ? { family, password } : { family });
    if (data) {
      setCodes(data.backupCodes);
      setStep('codes');
      setPassword('');
      toast({
        title: 'Backup Codes Regenerated',
        description: 'The codes from before no longer work.',
        variant: 'success',
      });
    } else if (step === 'confirm' && isPasswordAskedFor(error)) {
      setStep('password');
    } else {
      refuse(failureMessage(error, 'Failed to regenerate backup codes', 'Error regenerating backup codes.'));
    }
  }

  return {
    step,
    codes,
    password,
    error,
    input,
    isBusy: isLoading,
    regenerate,
    handlePassword: (text: string) => {
      setPassword(text);
      setError(undefined);
    },
  };
}

const isPasswordAskedFor = (error: unknown) => apiErrorIn(error)?.data?.error.code === 'password_required';
