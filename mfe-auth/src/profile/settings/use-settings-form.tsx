import type { Profile } from '@plaza/contracts/profile';
import { toast } from '@plaza/web-kit';
import type { FormEvent } from 'react';
import { tellNothingToSave } from '../nothing-to-save';
import { useCredentialChanges } from '../use-credential-changes';
import { useEntries } from '../use-entries';
import { useProfileChanges } from '../use-profile-changes';
import { credentialChanges, entriesOf, settingsFault } from './settings-entries';

/** Saves the names at once, then e-mail and password by their codes; what is not saved stays typed. */
export function useSettingsForm(profile: Profile) {
  const form = useEntries({
    initial: entriesOf(profile),
    faultIn: (name, entries) => settingsFault(name, entries, profile.email),
  });
  const { save, isSaving } = useProfileChanges();
  const credentials = useCredentialChanges({
    onDone: ({ changes }) => changes.newPassword && form.set({ newPassword: '', confirmPassword: '' }),
    onAllDone: () => form.set({ currentPassword: '' }),
    onRefused: form.tell,
  });
  const isBusy = isSaving || credentials.isStarting;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !form.isSendable(event.currentTarget)) return;
    const changes = credentialChanges(form.entries, profile.email);
    const names = { firstName: form.entries.firstName.trim(), lastName: form.entries.lastName.trim() };
    const isRenamed = names.firstName !== profile.firstName || names.lastName !== profile.lastName;
    if (!isRenamed && changes.length === 0) return tellNothingToSave();
    if (isRenamed) {
      const error = await save(names);
      if (error) return form.tell(error);
      toast({ title: 'Profile updated', variant: 'success' });
    }
    if (changes.length > 0) await credentials.start(changes);
  }

  return { ...form, isBusy, handleSubmit, dialog: credentials.dialog };
}
