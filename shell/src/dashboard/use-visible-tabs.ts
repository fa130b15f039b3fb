import { defaultTabs, type TabId, tabIds, tabsOfUser } from '@plaza/contracts/tabs';
import { fetchUser, useAppDispatch, useSessionTabsQuery, useUser } from '@plaza/web-kit';

interface VisibleTabs {
  /** Undefined until they are loaded. */
  readonly tabs?: readonly TabId[];
  /** Why nothing is known: neither the tabs nor who is signed in. */
  readonly error?: unknown;
  readonly retry: () => void;
}

/** The tabs of the signed-in person: the server's list; where that fails, their role's defaults. */
export function useVisibleTabs(): VisibleTabs {
  const user = useUser();
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useSessionTabsQuery();
  const retry = () => {
    void dispatch(fetchUser());
    void refetch();
  };
  if (data) return { tabs: tabIds.filter((tab) => data.includes(tab)), retry };
  if (error && user) return { tabs: tabsOfUser(user, defaultTabs[user.role] ?? []), retry };
  return { error, retry };
}
