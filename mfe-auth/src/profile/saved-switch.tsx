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
  /** What is sent when it is turned. */
  changes: (value: boolean) => ProfileChanges;
  /** The profile with it turned. */
  turned: (profile: Profile, value: boolean) => Profile;
}

/** One switch of the profile, saved as it is turned. */
export function SavedSwitch({ label, hint, checked, changes, turned }: SavedSwitchProps) {
  const { save } = useProfileChanges();
  const [shown, turn] = useSavedSwitch(checked, async (value) => {
    const error = await save(changes(value), (known) => turned(known, value));
    if (error) toast({ title: 'Error', description: serverMessage(error, networkError), variant: 'error' });
    return !error;
  });
  return <Switch label={label} hint={hint} checked={shown} onCheckedChange={(value) => void turn(value)} />;
}
