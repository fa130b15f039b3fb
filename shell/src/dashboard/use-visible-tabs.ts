import { defaultTabs, tabsOfUser } from '@plaza/contracts/tabs';
import { fetchUser, useAppDispatch, useSessionPermissionsQuery, useUser } from '@plaza/web-kit';
import { useMemo } from 'react';
import { type ShownTab, shownTabs } from './shown-tab';

export interface VisibleTabs {
  /** Undefined while loading. */
  readonly tabs?: readonly ShownTab[] | undefined;
  /** Why neither the tabs nor the user could be loaded. */
  readonly error?: unknown;
  readonly retry: () => void;
}

/** The tabs of the signed-in user from the server, or the defaults of their role if that request fails. */
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
