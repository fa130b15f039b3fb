import { useChangeSearch, useSearchChoice } from '@plaza/web-kit/router';

/** The ids of the tabs as they appear in the URL. The first tab opens where the URL names none. */
export const hubTabIds = ['accounts', 'loans', 'incomes', 'expenses', 'real-estate', 'emergency-fund'] as const;
export type HubTabId = (typeof hubTabIds)[number];

/** Search parameters of the open tab only: opening another tab removes them. */
const ofOneTab = { sort: '', find: '', strategy: '', extra: '' };

/** The open tab, and a function that opens another one and adds one entry to the browser history. */
export function useHubTab(): [HubTabId, (tab: HubTabId) => void] {
  const [open] = useSearchChoice('tab', hubTabIds);
  const change = useChangeSearch();
  return [open, (tab) => change({ ...ofOneTab, tab: tab === hubTabIds[0] ? '' : tab })];
}

/** The URL of a tab of the hub, for links. */
export const hubAddress = (tab: HubTabId): string =>
  tab === hubTabIds[0] ? '/dashboard/finance_manager' : `/dashboard/finance_manager?tab=${tab}`;
