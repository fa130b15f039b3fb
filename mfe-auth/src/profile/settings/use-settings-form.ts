import type { Profile } from '@plaza/contracts/identity/profile';
import { toast, useForm } from '@plaza/web-kit';
import { notifyNothingToSave } from '../../forms/notify-nothing-to-save';
import { type CredentialOutcome, useCredentialChanges } from '../use-credential-changes';
import { useProfileChanges } from '../use-profile-changes';
import { type SettingsDraft, settingsError, toCredentialChanges, toDraft } from './settings-draft';

/** Saves the names at once, then e-mail and password by their codes; what is not saved stays typed. */
export function useSettingsForm(profile: Profile) {
  const { save } = useProfileChanges();
  const credentials = useCredentialChanges();

  const form = useForm<SettingsDraft, CredentialOutcome | 'unchanged'>({
    initial: toDraft(profile),
    validate: (name, draft) => settingsError(name, draft, profile.email),
    validatesBlank: false,
    async save(draft) {
      const changes = toCredentialChanges(draft, profile.email);
      const names = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() };
      const isRenamed = names.firstName !== profile.firstName || names.lastName !== profile.lastName;
      if (!isRenamed && changes.length === 0) return { data: 'unchanged' };
      if (isRenamed) {
        const error = await save(names);
        if (error) return { error };
        toast({ title: 'Profile updated', variant: 'success' });
      }
      if (changes.length === 0) return { data: 'cancelled' };
      return credentials.complete(changes, (completed) => {
        if (completed.changes.newPassword) form.change({ newPassword: '', confirmPassword: '' });
      });
    },
    onSaved(outcome) {
      if (outcome === 'unchanged') notifyNothingToSave();
      if (outcome === 'completed') form.change({ currentPassword: '' });
    },
  });

  return { form, isBusy: form.isSaving && !credentials.isPending, dialog: credentials.dialog };
}
