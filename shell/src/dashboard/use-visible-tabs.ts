import { defaultTabs, tabsOfUser } from '@plaza/contracts/tabs';
import { fetchUser, useAppDispatch, useSessionPermissionsQuery, useUser } from '@plaza/web-kit';
import { useMemo } from 'react';
import { type ShownTab, shownTabs } from './shown-tab';

export interface VisibleTabs {
  /** Undefined until they are loaded. */
  readonly tabs?: readonly ShownTab[] | undefined;
  /** Why nothing is known: neither the tabs nor who is signed in. */
  readonly error?: unknown;
  readonly retry: () => void;
}

/** The tabs of the signed-in person: the server's list; where that fails, their role's defaults. */
export function useVisibleTabs(): VisibleTabs {
  const user = useUser();
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useSessionPermissionsQuery();
  const retry = () => {
    void dispatch(fetchUser());
    void refetch();
  };
  const tabs = useMemo(() => {
    if (data) return shownTabs(data.permissions, data.areaTabs);
    return error && user ? shownTabs(tabsOfUser(user, defaultTabs[user.role] ?? [])) : undefined;
  }, [data, error, user]);
  return tabs ? { tabs, retry } : { error, retry };
}
