import type { User } from '@plaza/contracts/identity/session';
import type { ReactNode } from 'react';
import { AuditLog } from '../audit/audit-log';
import { Operations } from '../operations/operations';
import { Releases } from '../releases/releases';
import { TabPermissions } from '../tab-permissions/tab-permissions';
import { UserbaseMap } from '../userbase/userbase-map';
import { UserManagement } from '../users/user-management';

/** One tab of the admin panel. */
interface PanelTab {
  /** The id in the URL. */
  readonly id: string;
  readonly label: string;
  /** The server enforces the same rule. */
  readonly highAdminsOnly: boolean;
  readonly content: (user: User) => ReactNode;
}

/** The tabs of the panel in display order; add a new one here. Each loads its larger parts when it opens. */
const panelTabs: readonly PanelTab[] = [
  { id: 'users', label: 'User Management', highAdminsOnly: false, content: () => <UserManagement /> },
  {
    id: 'tab-permissions',
    label: 'Tab Permissions',
    highAdminsOnly: true,
    content: (user) => <TabPermissions key={user.id} userId={user.id} />,
  },
  { id: 'userbase', label: 'Userbase Map', highAdminsOnly: true, content: () => <UserbaseMap /> },
  { id: 'audit', label: 'Audit', highAdminsOnly: true, content: () => <AuditLog /> },
  { id: 'releases', label: 'Releases', highAdminsOnly: true, content: () => <Releases /> },
  { id: 'operations', label: 'Operations', highAdminsOnly: true, content: () => <Operations /> },
];

export const tabsFor = ({ role }: User) =>
  panelTabs.filter(({ highAdminsOnly }) => role === 'admin_high' || !highAdminsOnly);
