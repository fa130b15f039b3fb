import type { AdminUser } from '@plaza/contracts/administration';
import { Button, EditIcon, LockIcon, Menu, type MenuEntry, MoreIcon, PersonIcon, styled, TrashIcon } from '@plaza/ui';
import { isSelf, type Manager, mayActAs, mayManage } from '../manager';
import { nameOf } from '../person-name';
import type { OpenTask } from '../task';

interface RowActionsProps {
  manager: Manager;
  person: AdminUser;
  onTask: OpenTask;
}

/** What can be done with one person, behind one button; a lock where it is somebody else's to do. */
export function RowActions({ manager, person, onTask }: RowActionsProps) {
  if (!mayManage(manager, person)) {
    return (
      <Locked title="Managed by high-level admins">
        <LockIcon label="Managed by high-level admins" />
      </Locked>
    );
  }
  const self = isSelf(manager, person);
  const items: MenuEntry[] = [
    { label: 'Edit User', icon: <EditIcon />, onSelect: () => onTask({ kind: 'edit', person }) },
    {
      label: 'Reset Password',
      icon: <LockIcon />,
      disabled: self,
      ...(self && { description: 'Change yours in your profile' }),
      onSelect: () => onTask({ kind: 'password', person }),
    },
  ];
  if (mayActAs(manager, person)) {
    items.push({
      label: 'Sign in as this user',
      icon: <PersonIcon />,
      disabled: !person.isActive,
      ...(!person.isActive && { description: 'Inactive people cannot sign in' }),
      onSelect: () => onTask({ kind: 'act-as', person }),
    });
  }
  items.push('separator', {
    label: 'Delete User',
    icon: <TrashIcon />,
    danger: true,
    disabled: self,
    ...(self && { description: 'You cannot delete yourself' }),
    onSelect: () => onTask({ kind: 'delete', person }),
  });
  const trigger = <Button size="sm" variant="ghost" icon={<MoreIcon />} aria-label={`Actions for ${nameOf(person)}`} />;
  return <Menu trigger={trigger} items={items} />;
}

const Locked = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  color: ${({ theme }) => theme.color.muted};
`;
