import type { TwoFactorFamily } from '@plaza/contracts/identity/two-factor';
import { apiErrorIn, toast, useForm, useIsOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { failureMessage } from '../forms/failure-message';
import { toFormError } from '../forms/to-form-error';
import { toastUnanswered } from '../forms/toast-unanswered';
import { blankEntry, type EntryDraft, passwordRequired } from './entry-form';
import { useAuthTwoFactorRegenerateMutation } from './two-factor-api';

type Step = { at: 'confirm' | 'password' } | { at: 'codes'; codes: readonly string[] };

/** Requests new backup codes, first without a password, then with one if the server requires it. */
export function useRegeneration(family: TwoFactorFamily) {
  const [regenerate] = useAuthTwoFactorRegenerateMutation();
  const isOpen = useIsOpen();
  const [step, setStep] = useState<Step>({ at: 'confirm' });

  const form = useForm<EntryDraft, Step>({
    initial: blankEntry,
    validate: (_name, { entry }) => (step.at === 'password' && entry === '' ? passwordRequired : undefined),
    validatesBlank: false,
    save: ({ entry: password }) => submit(step.at === 'password' ? { family, password } : { family }),
    onSaved(next) {
      setStep(next);
      form.replace(blankEntry);
    },
  });

  async function submit(input: { family: TwoFactorFamily; password?: string }) {
    const { data, error } = await regenerate(input);
    if (data) {
      toast({
        title: 'Backup Codes Regenerated',
        description: isOpen() ? replacedText : `${replacedText} ${unseenText}`,
        variant: 'success',
      });
      return { data: { at: 'codes', codes: data.backupCodes } as const };
    }
    if (input.password === undefined && isPasswordRequired(error)) return { data: { at: 'password' } as const };
    if (!isOpen()) toastUnanswered(error, 'The backup codes may have been replaced: regenerate them again.');
    const message = failureMessage(error, 'Failed to regenerate backup codes', 'Error regenerating backup codes.');
    return { error: toFormError(error, message, input.password === undefined ? undefined : 'entry') };
  }

  return { step, form };
}

const replacedText = 'The codes from before no longer work.';
const unseenText = 'The new ones came too late to be shown: regenerate them again.';

const isPasswordRequired = (error: unknown) => apiErrorIn(error)?.data?.error.code === 'password_required';
