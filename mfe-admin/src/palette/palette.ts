import { roleBadge } from '@plaza/contracts/roles';
import { cachedData, type RemotePalette } from '@plaza/web-kit';
import { tabsFor } from '../panel/panel-tabs';
import { usersApi } from '../users/api/users-api';

const { adminUsers } = usersApi.endpoints;

/** A request without a subscription; data older than a minute is refetched, as it would stay cached forever. */
const once = { subscribe: false, forceRefetch: 60 } as const;
const most = 6;

/** The parts of the panel, and the users whom this administrator may see. */
export const palette: RemotePalette = {
  entries: ({ user }) =>
    tabsFor(user).map(({ id, label }) => ({
      id: `tab ${id}`,
      label,
      detail: 'Admin',
      group: 'Admin',
      icon: 'shield',
      to: id === 'users' ? '/dashboard/admin' : `/dashboard/admin?panel=${id}`,
    })),
  search: (text) => async (dispatch) => {
    const filters = { page: 1, search: text, company: '', role: '', contractorId: '' } as const;
    const { users } = await cachedData(dispatch(adminUsers.initiate(filters, once)));
    return users.slice(0, most).map(({ id, firstName, lastName, email, role }) => ({
      id: `user ${id}`,
      label: `${firstName} ${lastName}`,
      detail: roleBadge(role),
      group: 'People',
      icon: 'person',
      to: `/dashboard/admin?search=${encodeURIComponent(email)}`,
    }));
  },
};
