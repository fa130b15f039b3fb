import type { Profile } from '@plaza/contracts/identity/profile';
import { toast, useKeptForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { notifyNothingToSave } from '../../forms/notify-nothing-to-save';
import { newEmail } from '../credential-change';
import { type CredentialOutcome, useCredentialChanges } from '../use-credential-changes';
import { useProfileChanges } from '../use-profile-changes';
import { type DetailsDraft, detailsError, toChanges, toDraft } from './details-draft';

/** Under this name what was typed is kept while another tab, or another part of the profile, is open. */
export const detailsFormName = 'auth/profile-details';

/** Saves the profile at once, then a new e-mail by its code; `onClose` when there is nothing left to save. */
export function useDetailsForm(profile: Profile, onClose: () => void) {
  const [saved, setSaved] = useState(() => toDraft(profile));
  const { save } = useProfileChanges();
  const credentials = useCredentialChanges();
  const leave = useWhileOpen(onClose);
  const isNew = (email: string) => email.trim().toLowerCase() !== profile.email.toLowerCase();

  const form = useKeptForm<DetailsDraft, CredentialOutcome | 'unchanged'>({
    name: detailsFormName,
    secrets: ['currentPassword'],
    initial: saved,
    validate: (name, draft) => detailsError(name, draft, profile.email),
    validatesBlank: false,
    async save(draft) {
      const changes = toChanges(saved, draft, profile.role);
      const isChanged = Object.keys(changes).length > 0;
      if (!isChanged && !isNew(draft.email)) return { data: 'unchanged' };
      if (isChanged) {
        const error = await save(changes);
        if (error) return { error };
        setSaved({ ...draft, email: saved.email }); // which its code has yet to complete
        toast({ title: 'Profile updated', variant: 'success' });
      }
      if (!isNew(draft.email)) return { data: 'completed' };
      return credentials.complete([newEmail(draft.email.trim().toLowerCase(), draft.currentPassword)]);
    },
    onSaved(outcome) {
      if (outcome === 'unchanged') notifyNothingToSave();
      if (outcome === 'completed') close();
    },
  });

  function close() {
    form.discard();
    leave();
  }

  return {
    form,
    close,
    isBusy: form.isSaving && !credentials.isPending,
    isNewEmail: isNew(form.draft.email),
    dialog: credentials.dialog,
  };
}
