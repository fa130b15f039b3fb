import { useChangeSearch, useSearchChoice } from '@plaza/web-kit/router';

/** The tabs of the hub as the address names them; the first is open where it names none. */
export const hubTabIds = ['accounts', 'loans', 'incomes', 'expenses', 'real-estate', 'emergency-fund'] as const;
export type HubTabId = (typeof hubTabIds)[number];

/** Search parameters of the open tab only: opening another tab removes them. */
const ofOneTab = { sort: '', find: '', strategy: '', extra: '' };

/** The open tab, and how to open another one: one step of the history. */
export function useHubTab(): [HubTabId, (tab: HubTabId) => void] {
  const [open] = useSearchChoice('tab', hubTabIds);
  const change = useChangeSearch();
  return [open, (tab) => change({ ...ofOneTab, tab: tab === hubTabIds[0] ? '' : tab })];
}

/** The address of a tab of the hub, for links. */
export const hubAddress = (tab: HubTabId): string =>
  tab === hubTabIds[0] ? '/dashboard/finance_manager' : `/dashboard/finance_manager?tab=${tab}`;
