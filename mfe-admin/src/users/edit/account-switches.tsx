import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { isAdminRole } from '@plaza/contracts/roles';
import { Stack, Switch } from '@plaza/ui';
import { isHighAdmin, mayVerifyEmail, type UserManager } from '../access/user-manager';
import type { UserDraft } from './user-draft';

interface AccountSwitchesProps {
  manager: UserManager;
  user: AdminUser;
  draft: UserDraft;
  onChange: (entries: Partial<UserDraft>) => void;
}

/** The switches of another user's account. */
export function AccountSwitches({ manager, user, draft, onChange }: AccountSwitchesProps) {
  return (
    <Stack gap={12}>
      <Switch
        label="Active"
        hint="An inactive person is signed out at once and cannot sign in."
        checked={draft.isActive}
        onCheckedChange={(isActive) => onChange({ isActive })}
      />
      {mayVerifyEmail(manager) && (
        <Switch
          label="Email verified"
          checked={draft.emailVerified}
          onCheckedChange={(emailVerified) => onChange({ emailVerified })}
        />
      )}
      {isHighAdmin(manager) && <AdminRights user={user} draft={draft} onChange={onChange} />}
    </Stack>
  );
}

/** The flag in addition to the role. It is set and cleared together with an admin role. */
function AdminRights({ user, draft, onChange }: Omit<AccountSwitchesProps, 'manager'>) {
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
