import type { Account, AccountChanges, FactorsUpdate } from '@plaza/contracts/finance/accounts';
import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { endpoint, keyedEndpoint, type OngoingWrite, original, request } from '@plaza/web-kit';
import { financeApi } from '../../finance-api';
import { applyToList, type CachedList, outdatedBy } from '../../records/writes/record-writes';
import { serializeWrite, serializeWrites } from '../../records/writes/serialize-writes';
import {
  holdChanges,
  newestVersion,
  pendingChanges,
  recordFactorsUpdate,
  recordVersion,
  versionAfterOwnWrites,
} from './account-versions';
import {
  inOrder,
  insertInOrder,
  isInOrder,
  reinsert,
  shownChanges,
  withAnswers,
  withChanges,
  withoutAccount,
  withoutChanges,
} from './optimistic-list';

/**
 * A change of an account. `seen` is the version that this window had. `changes.version` is the version that the server
 * must have, or one that writes of this window have made from it.
 */
interface AccountChange {
  readonly id: string;
  readonly changes: AccountChanges;
  readonly seen: number;
}

const accounts: CachedList<Account> = {
  endpointNames: ['financeAccounts'],
  tag: 'finance/account',
  isOptimistic: true,
  // Reads the list itself: an immer draft would wrap every account to change a single one.
  update: (step) =>
    financeApi.util.updateQueryData('financeAccounts', undefined, (draft) => step(original(draft) ?? [])),
};
const invalidatesTags = outdatedBy(accounts);

const accountsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAddAccount: build.mutation({
      ...keyedEndpoint(financeEndpoints.addAccount),
      onQueryStarted: (_args, write) => applyToList(accounts, write, (added) => (list) => insertInOrder(list, added)),
      invalidatesTags,
    }),
    financeChangeAccount: build.mutation<Account, AccountChange>({
      // Serialized, since each change starts from the version that the previous one leaves.
      queryFn: ({ id, changes, seen }, _call, _options, send) => {
        const release = holdChanges(id, shownChanges(changes));
        return serializeWrite(id, async () => {
          const { version: formVersion } = changes;
          const version = formVersion === undefined ? newestVersion(id, seen) : versionAfterOwnWrites(id, formVersion);
          const body = { ...changes, version };
          const answer = await send(request(financeEndpoints.changeAccount, { id, body }));
          release();
          if (answer.error) return { error: answer.error };
          const account = answer.data as Account;
          recordVersion(account);
          return { data: account };
        });
      },
      onQueryStarted: ({ id, changes }, write) =>
        applyOptimistically(write, {
          step: (list) => withChanges(list, id, shownChanges(changes)),
          rollBack: (list, before) => withoutChanges(list, before, id, shownChanges(changes)),
          complete: (list, account) => {
            const answered = withAnswers(list, [account], pendingChanges);
            return changes.sortOrder === undefined ? answered : insertInOrder(answered, account);
          },
        }),
      invalidatesTags,
    }),
    financeUpdateFactors: build.mutation<FactorsUpdate, void>({
      // Serialized with all other writes, as it changes the version of every account.
      queryFn: (_args, { getState }, _options, send) => {
        const listed = () => accountsIn(getState());
        return serializeWrites(idsOf(listed()), async () => {
          const before = listed();
          const { data, error } = await send(request(financeEndpoints.updateFactors));
          if (error) return { error };
          const update = data as FactorsUpdate;
          recordFactorsUpdate(before, update.accounts);
          return { data: update };
        });
      },
      onQueryStarted: (_args, write) =>
        applyToList(accounts, write, (answer) => (list) => withAnswers(list, answer.accounts, pendingChanges)),
      invalidatesTags,
    }),
    financeReorderAccounts: build.mutation({
      ...endpoint(financeEndpoints.reorderAccounts),
      onQueryStarted: ({ body: { accountIds } }, write) =>
        applyOptimistically(write, {
          step: (list) => inOrder(list, accountIds),
          rollBack: (list, before) => inOrder(list, idsOf(before)),
          complete: (list, reordered: Account[]) => {
            const answered = withAnswers(list, reordered, pendingChanges);
            // If the user chose another order in the meantime, that order is newer than the response.
            return isInOrder(list, accountIds) ? inOrder(answered, idsOf(reordered)) : answered;
          },
        }),
      invalidatesTags,
    }),
    financeRemoveAccount: build.mutation({
      ...endpoint(financeEndpoints.removeAccount),
      onQueryStarted: ({ id }, write) =>
        applyOptimistically(write, {
          step: (list) => withoutAccount(list, id),
          rollBack: (list, before) => reinsert(list, before, id),
          complete: (list) => withoutAccount(list, id),
        }),
      invalidatesTags,
    }),
    financeRestoreAccount: build.mutation({
      ...endpoint(financeEndpoints.restoreAccount),
      onQueryStarted: (_args, write) =>
        applyToList(accounts, write, (restored) => (list) => insertInOrder(list, restored)),
      invalidatesTags,
    }),
  }),
});

export const {
  useFinanceAddAccountMutation,
  useFinanceChangeAccountMutation,
  useFinanceReorderAccountsMutation,
  useFinanceUpdateFactorsMutation,
  useFinanceRemoveAccountMutation,
  useFinanceRestoreAccountMutation,
} = accountsApi;

interface OptimisticStep<Answer> {
  readonly step: (list: readonly Account[]) => Account[];
  /** Receives the current list, and the list as it was before the step. */
  readonly rollBack: (list: readonly Account[], before: readonly Account[]) => Account[];
  readonly complete: (list: readonly Account[], answer: Answer) => Account[];
}

/** Applies a step before the server responds; then applies the response, or rolls the step back if it was rejected. */
async function applyOptimistically<Answer>(
  write: OngoingWrite<Answer>,
  { step, rollBack, complete }: OptimisticStep<Answer>,
): Promise<void> {
  let before: readonly Account[] = [];
  write.dispatch(
    accounts.update((list) => {
      before = list;
      return step(list);
    }),
  );
  await write.queryFulfilled.catch(() => write.dispatch(accounts.update((list) => rollBack(list, before))));
  await applyToList(accounts, write, (answer) => (list) => complete(list, answer));
}

const selectAccounts = financeApi.endpoints.financeAccounts.select(undefined);

const accountsIn = (state: unknown): readonly Account[] =>
  selectAccounts(state as Parameters<typeof selectAccounts>[0]).data ?? [];

const idsOf = (list: readonly Account[]): string[] => list.map(({ id }) => id);
