import type { Account, AccountChanges, FactorsUpdate, NewAccount } from '@plaza/contracts/finance/accounts';
import { type ApiError, type AppStore, original } from '@plaza/web-kit';
import { financeApi, financePath } from '../finance-api';
import { inTurn, newestVersion, noteVersion } from './account-versions';
import { inOrder, putBack, shownChanges, withChanges, withoutAccount, withoutChanges } from './optimistic-list';

/** A change of an account. `seen`: the version that this window had of it; `changes.version`: the one that must hold. */
interface AccountChange {
  readonly id: string;
  readonly changes: AccountChanges;
  readonly seen: number;
}

const accountsPath = `${financePath}/accounts`;

const accountsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAccounts: build.query<Account[], void>({
      query: () => accountsPath,
      providesTags: ['finance/account'],
    }),
    financeAddAccount: build.mutation<Account, NewAccount>({
      query: (body) => ({ url: accountsPath, method: 'POST', body }),
      invalidatesTags: refreshList,
    }),
    financeChangeAccount: build.mutation<Account, AccountChange>({
      // One after the other: what follows is made from the version that this one leaves.
      queryFn: ({ id, changes, seen }, _call, _options, send) =>
        inTurn(id, async () => {
          const body = { ...changes, version: changes.version ?? newestVersion(id, seen) };
          const answer = await send({ url: `${accountsPath}/${id}`, method: 'PATCH', body });
          if (answer.error) return { error: answer.error };
          const account = answer.data as Account;
          noteVersion(account);
          return { data: account };
        }),
      onQueryStarted: ({ id, changes }, call) =>
        showAtOnce(call, {
          step: (list) => withChanges(list, id, shownChanges(changes)),
          takeBack: (list, before) => withoutChanges(list, before, id, shownChanges(changes)),
        }),
      invalidatesTags: refreshList,
    }),
    financeUpdateFactors: build.mutation<FactorsUpdate, void>({
      query: () => ({ url: `${accountsPath}/update-factors`, method: 'POST' }),
      invalidatesTags: refreshList,
    }),
    financeReorderAccounts: build.mutation<Account[], string[]>({
      query: (accountIds) => ({ url: `${accountsPath}/reorder`, method: 'POST', body: { accountIds } }),
      onQueryStarted: (accountIds, call) =>
        showAtOnce(call, {
          step: (list) => inOrder(list, accountIds),
          takeBack: (list, before) => inOrder(list, idsOf(before)),
        }),
      invalidatesTags: refreshList,
    }),
    financeRemoveAccount: build.mutation<null, string>({
      query: (id) => ({ url: `${accountsPath}/${id}`, method: 'DELETE' }),
      onQueryStarted: (id, call) =>
        showAtOnce(call, {
          step: (list) => withoutAccount(list, id),
          takeBack: (list, before) => putBack(list, before, id),
        }),
      invalidatesTags: refreshList,
    }),
    financeRestoreAccount: build.mutation<Account, string>({
      query: (id) => ({ url: `${accountsPath}/${id}/restore`, method: 'POST' }),
      invalidatesTags: refreshList,
    }),
  }),
});

export const {
  useFinanceAccountsQuery,
  useFinanceAddAccountMutation,
  useFinanceChangeAccountMutation,
  useFinanceReorderAccountsMutation,
  useFinanceUpdateFactorsMutation,
  useLazyFinanceAccountsQuery,
  useFinanceRemoveAccountMutation,
  useFinanceRestoreAccountMutation,
} = accountsApi;

/** After a write the list is fetched again; after a refused one only where the list itself turned out to be old. */
function refreshList(_answer: unknown, error: ApiError | undefined): ('finance/account' | 'finance/metrics')[] {
  return !error || error.status === 404 || error.status === 409 ? ['finance/account', 'finance/metrics'] : [];
}

interface Optimism {
  readonly step: (list: readonly Account[]) => Account[];
  /** Gets the list as it is by then and as it was before the step. */
  readonly takeBack: (list: readonly Account[], before: readonly Account[]) => Account[];
}

interface OngoingCall {
  readonly dispatch: AppStore['dispatch'];
  readonly queryFulfilled: Promise<unknown>;
}

/** Shows a step before the server has agreed to it, and takes it back when the server does not. */
async function showAtOnce({ dispatch, queryFulfilled }: OngoingCall, { step, takeBack }: Optimism): Promise<void> {
  // The list itself and not the draft of it, which would wrap every account for a change of one.
  const update = (change: (list: readonly Account[]) => Account[]) =>
    dispatch(accountsApi.util.updateQueryData('financeAccounts', undefined, (draft) => change(original(draft) ?? [])));
  let before: readonly Account[] = [];
  update((list) => {
    before = list;
    return step(list);
  });
  await queryFulfilled.catch(() => update((list) => takeBack(list, before)));
}

const idsOf = (list: readonly Account[]): string[] => list.map(({ id }) => id);
