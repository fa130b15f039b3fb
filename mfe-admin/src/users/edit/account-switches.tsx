import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { isAdminRole } from '@plaza/contracts/roles';
import { Stack, Switch } from '@plaza/ui';
import { type Caller, isHighAdmin, mayVerifyEmail } from '../access/caller';
import type { UserDraft } from './user-draft';

interface AccountSwitchesProps {
  caller: Caller;
  user: AdminUser;
  draft: UserDraft;
  onChange: (entries: Partial<UserDraft>) => void;
}

/** What is on or off for the account of somebody else. */
export function AccountSwitches({ caller, user, draft, onChange }: AccountSwitchesProps) {
  return (
    <Stack gap={12}>
      <Switch
        label="Active"
        hint="An inactive person is signed out at once and cannot sign in."
        checked={draft.isActive}
        onCheckedChange={(isActive) => onChange({ isActive })}
      />
      {mayVerifyEmail(caller) && (
        <Switch
          label="Email verified"
          checked={draft.emailVerified}
          onCheckedChange={(emailVerified) => onChange({ emailVerified })}
        />
      )}
      {isHighAdmin(caller) && <AdminRights user={user} draft={draft} onChange={onChange} />}
    </Stack>
  );
}

/** The flag beside the role: there with an admin role, and gone with it. */
function AdminRights({ user, draft, onChange }: Omit<AccountSwitchesProps, 'caller'>) {
  const label = 'Admin rights';
  const handleChange = (isAdmin: boolean) => onChange({ isAdmin });
  if (isAdminRole(draft.role)) {
    return <Switch label={label} hint="Come with this role." disabled checked onCheckedChange={handleChange} />;
  }
  if (isAdminRole(user.role)) {
    const hint = 'Go with the admin role. They can be given again once this is saved.';
    return <Switch label={label} hint={hint} disabled checked={false} onCheckedChange={handleChange} />;
  }
  return (
    <Switch
      label={label}
      hint="Open the admin panel, whatever the role."
      checked={draft.isAdmin}
      onCheckedChange={handleChange}
    />
  );
}
