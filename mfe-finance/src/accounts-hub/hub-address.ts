import { useChangeSearch, useSearchChoice } from '@plaza/web-kit/router';

/** The tabs of the hub as they stand in the address; the first is open where none is named. */
export const hubTabIds = ['accounts', 'loans', 'incomes', 'expenses', 'real-estate', 'emergency-fund'] as const;
export type HubTabId = (typeof hubTabIds)[number];

/** What the address says of the open tab alone: it goes when another one is opened. */
const ofOneTab = { sort: '', find: '', strategy: '', extra: '' };

/** The open tab, and how to open another one: one step of the history. */
export function useHubTab(): [HubTabId, (tab: HubTabId) => void] {
  const [open] = useSearchChoice('tab', hubTabIds);
  const change = useChangeSearch();
  return [open, (tab) => change({ ...ofOneTab, tab: tab === hubTabIds[0] ? '' : tab })];
}

/** Where a tab of the hub is, for links. */
export const hubAddress = (tab: HubTabId): string =>
  tab === hubTabIds[0] ? '/dashboard/finance_manager' : `/dashboard/finance_manager?tab=${tab}`;
