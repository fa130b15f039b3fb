import { cachedData, type PaletteEntry, type RemotePalette } from '@plaza/web-kit';
import { type HubTabId, hubAddress } from '../accounts-hub/hub-address';
import { hubTabs } from '../accounts-hub/hub-tabs';
import { financeApi } from '../finance-api';
import { formatAmount } from '../money/format-amount';
import { readConversion, toConversionEntry } from './conversion';

const { financeAccounts, financeRates } = financeApi.endpoints;

/** A request without a subscription; data older than a minute is refetched, as it would stay cached forever. */
const once = { subscribe: false, forceRefetch: 60 } as const;

const additions: readonly [tab: HubTabId, label: string, words: string][] = [
  ['accounts', 'Add Account', 'new bank wallet cash'],
  ['expenses', 'Add Expense', 'new spending bill rent'],
  ['incomes', 'Add Income', 'new salary pay'],
  ['loans', 'Add Loan', 'new debt mortgage'],
  ['real-estate', 'Add Property', 'new house'],
];

const adding = (tab: HubTabId) => `/dashboard/finance_manager?${tab === 'accounts' ? '' : `tab=${tab}&`}add=new`;

const entries: readonly PaletteEntry[] = [
  ...hubTabs.map(({ id, label }) => ({
    id: `tab ${id}`,
    label,
    detail: 'Value Accounts',
    group: 'Value Accounts',
    icon: 'wallet',
    to: hubAddress(id),
  })),
  ...additions.map(([tab, label, words]) => ({
    id: `add ${tab}`,
    label,
    words,
    group: 'Actions',
    icon: 'wallet',
    to: adding(tab),
  })),
];

/** Tabs of the hub, actions that add a record, accounts by name, and currency conversion. */
export const palette: RemotePalette = {
  entries: () => entries,
  search: (text) => async (dispatch) => {
    const conversion = readConversion(text);
    if (conversion) {
      const rates = await cachedData(dispatch(financeRates.initiate(undefined, once)));
      return toConversionEntry(conversion, rates, Date.now());
    }
    const wanted = text.toLowerCase();
    const accounts = await cachedData(dispatch(financeAccounts.initiate(undefined, once)));
    return accounts
      .filter(({ name, type, owner }) => `${name} ${type} ${owner}`.toLowerCase().includes(wanted))
      .map(({ id, name, balance, currency }) => ({
        id: `account ${id}`,
        label: name,
        detail: formatAmount(balance, currency, { displaySymbols: false }),
        group: 'Accounts',
        icon: 'wallet',
        to: hubAddress('accounts'),
      }));
  },
};
