import type { Profile, ProfileChanges } from '@plaza/contracts/identity/profile';
import { Switch } from '@plaza/ui';
import { serverMessage, toast } from '@plaza/web-kit';
import { networkError } from '../forms/network-error';
import { useProfileChanges } from './use-profile-changes';
import { useSavedSwitch } from './use-saved-switch';

interface SavedSwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  /** The request body for a new value. */
  changes: (value: boolean) => ProfileChanges;
  /** The profile with the new value. */
  turned: (profile: Profile, value: boolean) => Profile;
}

/** A switch of the profile that is saved as soon as it is toggled. */
export function SavedSwitch({ label, hint, checked, changes, turned }: SavedSwitchProps) {
  const { save } = useProfileChanges();
  const [shown, turn] = useSavedSwitch(checked, async (value) => {
    const error = await save(changes(value), (known) => turned(known, value));
    if (error) toast({ title: 'Error', description: serverMessage(error, networkError), variant: 'error' });
    return !error;
  });
  return <Switch label={label} hint={hint} checked={shown} onCheckedChange={(value) => void turn(value)} />;
}
