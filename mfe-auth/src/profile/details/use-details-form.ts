import type { Profile } from '@plaza/contracts/identity/profile';
import { toast, useKeptForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { notifyNothingToSave } from '../../forms/notify-nothing-to-save';
import { newEmail } from '../credential-change';
import { isNewEmail, toEmailAddress } from '../email-address';
import { followedFields } from '../followed-fields';
import { type CredentialOutcome, useCredentialChanges } from '../use-credential-changes';
import { useProfileChanges } from '../use-profile-changes';
import { type DetailsDraft, detailsError, toChanges, toDraft } from './details-draft';

/** The name under which the input is kept while another tab, or another part of the profile, is open. */
export const detailsFormName = 'auth/profile-details';

/** Saves the profile at once, then a new email after its code; calls `onClose` when there is nothing left to save. */
export function useDetailsForm(profile: Profile, onClose: () => void) {
  const [saved, setSaved] = useState(() => toDraft(profile));
  const { save } = useProfileChanges();
  const credentials = useCredentialChanges();
  const leave = useWhileOpen(onClose);
  const isNew = (email: string) => isNewEmail(email, profile.email);

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
        // These fields are saved as typed; the profile may have them in another spelling.
        const typed = Object.entries(draft).filter(([name]) => name in changes);
        setSaved((now) => ({ ...now, ...Object.fromEntries(typed) }));
        toast({ title: 'Profile updated', variant: 'success' });
      }
      if (!isNew(draft.email)) return { data: 'completed' };
      const change = newEmail(toEmailAddress(draft.email), draft.currentPassword);
      return credentials.complete([change], () => form.change({ currentPassword: '' }));
    },
    onSaved(outcome) {
      if (outcome === 'unchanged') {
        notifyNothingToSave();
        form.replace(saved); // the input may be spelled differently, such as an email in capitals
      }
      if (outcome === 'completed') close();
    },
  });

  // If a form was left, or cancelled and reopened, during its save, it learns from the profile that it has been saved.
  const [basis, setBasis] = useState(profile);
  if (profile !== basis) {
    setBasis(profile);
    const now = toDraft(profile);
    setSaved(now);
    const followed = followedFields(form.draft, saved, now);
    if (Object.keys(followed).length > 0) form.change(followed);
  }

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
