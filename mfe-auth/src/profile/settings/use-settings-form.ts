import type { Profile } from '@plaza/contracts/identity/profile';
import { toast, useKeptForm } from '@plaza/web-kit';
import { useState } from 'react';
import { notifyNothingToSave } from '../../forms/notify-nothing-to-save';
import { isNewEmail } from '../email-address';
import { followedFields } from '../followed-fields';
import { type CredentialOutcome, useCredentialChanges } from '../use-credential-changes';
import { useProfileChanges } from '../use-profile-changes';
import { type SettingsDraft, settingsError, toCredentialChanges, toDraft } from './settings-draft';

/** Saves the names at once, then email and password after their codes; unsaved input stays in the form. */
export function useSettingsForm(profile: Profile) {
  const { save } = useProfileChanges();
  const credentials = useCredentialChanges();

  const form = useKeptForm<SettingsDraft, CredentialOutcome | 'unchanged' | 'renamed'>({
    name: 'auth/profile-settings',
    secrets: ['currentPassword', 'newPassword', 'confirmPassword'],
    initial: toDraft(profile),
    validate: (name, draft) => settingsError(name, draft, profile.email),
    validatesBlank: false,
    async save(draft) {
      // The input may differ from the saved address in capitals.
      if (!isNewEmail(draft.email, profile.email)) form.change({ email: profile.email });
      const changes = toCredentialChanges(draft, profile.email);
      const names = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() };
      const isRenamed = names.firstName !== profile.firstName || names.lastName !== profile.lastName;
      if (!isRenamed && changes.length === 0) return { data: 'unchanged' };
      if (isRenamed) {
        const error = await save(names);
        if (error) return { error };
        toast({ title: 'Profile updated', variant: 'success' });
      }
      if (changes.length === 0) return { data: 'renamed' };
      return credentials.complete(changes, (completed) => {
        if (completed.changes.email) form.change({ email: completed.changes.email });
        if (completed.changes.newPassword) form.change({ newPassword: '', confirmPassword: '' });
        if (completed === changes.at(-1)) form.change({ currentPassword: '' });
      });
    },
    onSaved(outcome) {
      if (outcome === 'unchanged') notifyNothingToSave();
      if (outcome !== 'cancelled') form.discard();
    },
  });

  const [basis, setBasis] = useState(profile);
  if (profile !== basis) {
    setBasis(profile);
    const followed = followedFields(form.draft, toDraft(basis), toDraft(profile));
    if (Object.keys(followed).length > 0) form.change(followed);
  }

  function undo() {
    form.replace(toDraft(profile));
    form.ref.current?.querySelector('input')?.focus(); // the button is disabled next, as there is nothing to undo
  }

  return {
    form,
    undo,
    isBusy: form.isSaving && !credentials.isPending,
    dialog: credentials.dialog,
  };
}
