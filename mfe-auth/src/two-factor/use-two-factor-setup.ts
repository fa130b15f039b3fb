import type { TwoFactorFamily, TwoFactorSetup } from '@plaza/contracts/identity/two-factor';
import { limits } from '@plaza/contracts/limits';
import { apiErrorIn, toast, useForm, useIsOpen } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { toastUnanswered } from '../forms/toast-unanswered';
import { blankEntry, type EntryDraft, passwordRequired } from './entry-form';
import {
  useAuthTwoFactorConfirmSetupMutation,
  useAuthTwoFactorSetupMutation,
  useAuthTwoFactorVerifySetupMutation,
} from './two-factor-api';

type Setup = TwoFactorSetup['data'];

export type SetupStep =
  | { at: 'password' }
  | { at: 'setup' | 'verify'; setup: Setup }
  | { at: 'codes'; codes: readonly string[] };

/** The four steps of the two-factor setup; `form` belongs to the current step. */
export function useTwoFactorSetup(family: TwoFactorFamily) {
  const [begin] = useAuthTwoFactorSetupMutation();
  const [verify] = useAuthTwoFactorVerifySetupMutation();
  const [confirm] = useAuthTwoFactorConfirmSetupMutation();
  const isOpen = useIsOpen();
  const [step, setStep] = useState<SetupStep>({ at: 'password' });
  // The server accepts a code once, so if only the confirmation failed, the code is not verified again.
  const verified = useRef({ token: '', codes: [] as readonly string[] });

  const form = useForm<EntryDraft, SetupStep>({
    initial: blankEntry,
    validate: (_name, { entry }) => entryError(step.at, entry),
    validatesBlank: false,
    save: ({ entry }) => ('setup' in step ? submitCode(entry, step.setup) : submitPassword(entry)),
    onSaved: (next) => isOpen() && moveTo(next),
  });

  function moveTo(next: SetupStep) {
    setStep(next);
    form.replace(blankEntry);
  }

  async function submitPassword(currentPassword: string) {
    const { data: setup, error } = await begin({ family, currentPassword });
    if (!setup) return { error: toFormError(error, setupFailure(error), 'entry') };
    return { data: { at: 'setup', setup } as const };
  }

  async function submitCode(token: string, { secret, ...setup }: Setup) {
    if (verified.current.token !== token) {
      const { data, error } = await verify({ family, token, secret });
      if (!data) {
        form.replace(blankEntry);
        return { error: toFormError(error, failureMessage(error, 'Invalid verification code'), 'entry') };
      }
      verified.current = { token, codes: data.backupCodes.length > 0 ? data.backupCodes : setup.backupCodes };
    }
    if (!isOpen()) return {}; // canceled meanwhile: it stays off
    const backupCodes = [...verified.current.codes];
    const { error } = await confirm({ family, secret, backupCodes, ...(family === 'auth' && { token }) });
    if (error && !isOpen()) toastUnanswered(error, 'If two-factor is on now, regenerate the backup codes.');
    if (error) return { error: toFormError(error, failureMessage(error, 'Failed to enable 2FA'), 'entry') };
    toast({
      title: '2FA Enabled',
      description: isOpen() ? enabledText : `${enabledText} ${unseenText}`,
      variant: 'success',
    });
    return { data: { at: 'codes', codes: backupCodes } as const };
  }

  return {
    step,
    form,
    goOn: () => (step.at === 'setup' ? moveTo({ at: 'verify', setup: step.setup }) : void form.submit()),
    goBack: () => {
      if (step.at === 'setup') moveTo({ at: 'password' });
      if (step.at === 'verify') moveTo({ at: 'setup', setup: step.setup });
    },
  };
}

const enabledText = 'Signing in asks for a code from now on.';
const unseenText = 'The backup codes came too late to be shown: regenerate them.';

function entryError(step: SetupStep['at'], entry: string): string | undefined {
  if (step === 'password') return entry === '' ? passwordRequired : undefined;
  return entry.length < limits.codeLength ? 'Verification code is required' : undefined;
}

function setupFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 500;
  return failureMessage(error, status < 500 ? 'Failed to verify password' : 'Failed to setup 2FA');
}
