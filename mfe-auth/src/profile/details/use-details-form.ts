import type { Profile } from '@plaza/contracts/profile';
import { toast } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { newEmail } from '../credential-change';
import { tellNothingToSave } from '../nothing-to-save';
import { useCredentialChanges } from '../use-credential-changes';
import { useEntries } from '../use-entries';
import { useProfileChanges } from '../use-profile-changes';
import { changesOf, detailsFault, entriesOf } from './details-entries';

/** The form's entries, for the groups of fields that it is made of. */
export type DetailsEntries = ReturnType<typeof useDetailsForm>['form'];

/** Saves the profile at once, then a new e-mail by its code; `onSaved` when there is nothing left to save. */
export function useDetailsForm(profile: Profile, onSaved: () => void) {
  const form = useEntries({
    initial: entriesOf(profile),
    faultIn: (name, entries) => detailsFault(name, entries, profile.email),
  });
  const [saved, setSaved] = useState(() => entriesOf(profile));
  const { save, isSaving } = useProfileChanges();
  const credentials = useCredentialChanges({ onAllDone: onSaved, onRefused: form.tell });
  const email = form.entries.email.trim().toLowerCase();
  const isNewEmail = email !== profile.email.toLowerCase();
  const isBusy = isSaving || credentials.isStarting;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !form.isSendable(event.currentTarget)) return;
    const changes = changesOf(saved, form.entries, profile.role);
    const isChanged = Object.keys(changes).length > 0;
    if (!isChanged && !isNewEmail) return tellNothingToSave();
    if (isChanged) {
      const error = await save(changes);
      if (error) return form.tell(error);
      setSaved(form.entries);
      toast({ title: 'Profile updated', variant: 'success' });
    }
    if (isNewEmail) await credentials.start([newEmail(email, form.entries.currentPassword)]);
    else onSaved();
  }

  return { form, isBusy, isNewEmail, handleSubmit, dialog: credentials.dialog };
}
