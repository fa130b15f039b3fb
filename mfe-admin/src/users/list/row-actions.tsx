import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { Button, EditIcon, LockIcon, Menu, type MenuEntry, MoreIcon, PersonIcon, styled, TrashIcon } from '@plaza/ui';
import { fullName } from '../../names/full-name';
import { isSelf, mayActAs, mayManage, type UserManager } from '../access/user-manager';
import type { ShowDialog } from '../dialogs/open-dialog';

interface RowActionsProps {
  manager: UserManager;
  user: AdminUser;
  onOpen: ShowDialog;
}

/** The menu of actions on a user; a lock if only others may manage that user. */
export function RowActions({ manager, user, onOpen }: RowActionsProps) {
  if (!mayManage(manager, user)) {
    return (
      <Locked title="Managed by high-level admins">
        <LockIcon label="Managed by high-level admins" />
      </Locked>
    );
  }
  const self = isSelf(manager, user);
  const items: MenuEntry[] = [
    { label: 'Edit User', icon: <EditIcon />, onSelect: () => onOpen({ kind: 'edit', user }) },
    {
      label: 'Reset Password',
      icon: <LockIcon />,
      disabled: self,
      ...(self && { description: 'Change yours in your profile' }),
      onSelect: () => onOpen({ kind: 'password', user }),
    },
  ];
  if (mayActAs(manager, user)) {
    items.push({
      label: 'Sign In as This User',
      icon: <PersonIcon />,
      disabled: !user.isActive,
      ...(!user.isActive && { description: 'Inactive people cannot sign in' }),
      onSelect: () => onOpen({ kind: 'act-as', user }),
    });
  }
  items.push('separator', {
    label: 'Delete User',
    icon: <TrashIcon />,
    danger: true,
    disabled: self,
    ...(self && { description: 'You cannot delete yourself' }),
    onSelect: () => onOpen({ kind: 'delete', user }),
  });
  const trigger = <Button size="sm" variant="ghost" icon={<MoreIcon />} aria-label={`Actions for ${fullName(user)}`} />;
  return <Menu trigger={trigger} items={items} />;
}

const Locked = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  color: ${({ theme }) => theme.color.muted};
`;
