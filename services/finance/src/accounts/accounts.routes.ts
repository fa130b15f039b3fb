import { accountCalls } from '@plaza/contracts/finance/accounts';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { withoutCache } from '../rates/market-rates';
import { userRates } from '../rates/user-rates';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { reorderAccounts } from './account-order';
import { addAccount, changeAccount, listAccounts, removeAccount, restoreAccount } from './accounts';
import { updateFactors } from './update-factors';

export function accountRoutes({ trust, marketRates }: FinanceDependencies): Routes {
  return createRoutes(trust)
    .on(accountCalls.accounts, ({ caller }) => listAccounts(caller.id, marketRates))
    .on(accountCalls.addAccount, async (received) =>
      addAccount(received.caller.id, received.body, marketRates, receivedIdempotencyKey(received)),
    )
    .on(accountCalls.reorderAccounts, ({ caller, body }) => reorderAccounts(caller.id, body.accountIds, marketRates))
    .on(accountCalls.updateFactors, async ({ caller }) =>
      updateFactors(caller.id, await userRates(caller.id, withoutCache(marketRates))),
    )
    .on(accountCalls.changeAccount, ({ caller, params, body }) =>
      changeAccount(caller.id, params.id, body, marketRates),
    )
    .on(accountCalls.removeAccount, ({ caller, params }) => removeAccount(caller.id, params.id))
    .on(accountCalls.restoreAccount, ({ caller, params }) => restoreAccount(caller.id, params.id, marketRates));
}
