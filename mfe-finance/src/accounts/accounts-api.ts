import type { Account, AccountChanges, NewAccount } from '@plaza/contracts/finance/accounts';
import type { ApiError, AppStore } from '@plaza/web-kit';
import { financeApi, financePath } from '../finance-api';
import { inOrder, putBack, withChanges, withoutAccount, withoutChanges } from './optimistic-list';

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
    financeChangeAccount: build.mutation<Account, { id: string; changes: AccountChanges }>({
      query: ({ id, changes }) => ({ url: `${accountsPath}/${id}`, method: 'PATCH', body: changes }),
      onQueryStarted: ({ id, changes }, call) =>
        showAtOnce(call, {
          step: (list) => withChanges(list, id, changes),
          takeBack: (list, before) => withoutChanges(list, before, id, changes),
        }),
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
  useFinanceRemoveAccountMutation,
  useFinanceRestoreAccountMutation,
} = accountsApi;

/** After a write the list is fetched again; after a refused one only where the list itself turned out to be old. */
function refreshList(_answer: unknown, error: ApiError | undefined): ('finance/account' | 'finance/metrics')[] {
  return !error || error.status === 404 ? ['finance/account', 'finance/metrics'] : [];
}

interface Optimism {
  readonly step: (list: readonly Account[]) => Account[];
  /** Gets the list as it is by then and as it was before the step. */
  readonly takeBack: (list: readonly Account[], before: readonly Account[]) => Account[];
}

/** Shows a step before the server has agreed to it, and takes it back when the server does not. */
async function showAtOnce(
  { dispatch, queryFulfilled }: { dispatch: AppStore['dispatch']; queryFulfilled: Promise<unknown> },
  { step, takeBack }: Optimism,
): Promise<void> {
  const update = (change: (list: readonly Account[]) => Account[]) =>
    dispatch(accountsApi.util.updateQueryData('financeAccounts', undefined, (list) => change(list)));
  let before: readonly Account[] = [];
  update((list) => {
    before = list.map((account) => ({ ...account })); // copies: what immer lends is gone afterwards
    return step(list);
  });
  await queryFulfilled.catch(() => update((list) => takeBack(list, before)));
}

const idsOf = (list: readonly Account[]): string[] => list.map(({ id }) => id);
