import { defaultTabs, type TabId, tabIds, withAdminTabRule } from '@plaza/contracts/tabs';
import { useSessionTabsQuery, useUser } from '@plaza/web-kit';

/** The tabs of the signed-in person: the server's list; where that fails, their role's defaults. Undefined while asked. */
export function useVisibleTabs(): readonly TabId[] | undefined {
  const user = useUser();
  const { data, error } = useSessionTabsQuery();
  if (data) return tabIds.filter((tab) => data.includes(tab));
  if (error && user) return withAdminTabRule(user.role, defaultTabs[user.role]);
  return undefined;
}
