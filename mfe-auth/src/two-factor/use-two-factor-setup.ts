import type { TwoFactorFamily, TwoFactorSetup } from '@plaza/contracts/identity/two-factor';
import { limits } from '@plaza/contracts/limits';
import { apiErrorIn, toast } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import {
  useAuthTwoFactorConfirmSetupMutation,
  useAuthTwoFactorSetupMutation,
  useAuthTwoFactorVerifySetupMutation,
} from './two-factor-api';

export type SetupStep =
  | { at: 'password' }
  | { at: 'setup' | 'verify'; setup: TwoFactorSetup['data'] }
  | { at: 'codes'; codes: readonly string[] };

/** The four steps of setting two-factor up; `entry` is what is typed in the present one, `error` what is wrong. */
export function useTwoFactorSetup(family: TwoFactorFamily) {
  const [begin, beginning] = useAuthTwoFactorSetupMutation();
  const [verify, verifying] = useAuthTwoFactorVerifySetupMutation();
  const [confirm, confirming] = useAuthTwoFactorConfirmSetupMutation();
  const [step, setStep] = useState<SetupStep>({ at: 'password' });
  const [entry, setEntry] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // A code is accepted once: when only the switching-on failed, it is not proved a second time.
  const proved = useRef({ token: '', codes: [] as readonly string[] });

  function moveTo(next: SetupStep) {
    setStep(next);
    handleEntry('');
  }

  function handleEntry(text: string) {
    setEntry(text);
    setError(undefined);
  }

  function refuse(reason: string) {
    setError(reason);
    input.current?.focus();
  }

  async function submitPassword() {
    if (entry === '') return refuse('Password is required');
    const { data: setup, error } = await begin({ family, currentPassword: entry });
    if (setup) moveTo({ at: 'setup', setup });
    else refuse(setupFailure(error));
  }

  async function submitCode(setup: TwoFactorSetup['data']) {
    const { secret } = setup;
    if (entry.length < limits.codeLength) return refuse('Verification code is required');
    if (proved.current.token !== entry) {
      const { data, error } = await verify({ family, token: entry, secret });
      if (!data) {
        setEntry('');
        return refuse(failureMessage(error, 'Invalid verification code'));
      }
      proved.current = { token: entry, codes: data.backupCodes.length > 0 ? data.backupCodes : setup.backupCodes };
    }
    const backupCodes = [...proved.current.codes];
    const token = family === 'auth' ? { token: entry } : {};
    const { error } = await confirm({ family, secret, backupCodes, ...token });
    if (error) return refuse(failureMessage(error, 'Failed to enable 2FA'));
    moveTo({ at: 'codes', codes: backupCodes });
    toast({ title: '2FA Enabled', description: 'Signing in asks for a code from now on.', variant: 'success' });
  }

  return {
    step,
    entry,
    error,
    input,
    handleEntry,
    isBusy: beginning.isLoading || verifying.isLoading || confirming.isLoading,
    goOn: async () => {
      if (step.at === 'password') await submitPassword();
      if (step.at === 'setup') moveTo({ at: 'verify', setup: step.setup });
      if (step.at === 'verify') await submitCode(step.setup);
    },
    goBack: () => {
      if (step.at === 'setup') moveTo({ at: 'password' });
      if (step.at === 'verify') moveTo({ at: 'setup', setup: step.setup });
    },
  };
}

function setupFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 500;
  return failureMessage(error, status < 500 ? 'Failed to verify password' : 'Failed to setup 2FA');
}
