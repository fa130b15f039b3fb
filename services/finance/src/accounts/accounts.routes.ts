import { financeCalls } from '@plaza/contracts/finance';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';
import { reorderAccounts } from './account-order';
import { addAccount, changeAccount, listAccounts, removeAccount, restoreAccount } from './accounts';

export function accountRoutes({ trust }: FinanceParts): Routes {
  return createRoutes(trust)
    .on(financeCalls.accounts, ({ caller }) => listAccounts(caller.id))
    .on(financeCalls.addAccount, ({ caller, body }) => addAccount(caller.id, body))
    .on(financeCalls.reorderAccounts, ({ caller, body }) => reorderAccounts(caller.id, body.accountIds))
    .on(financeCalls.changeAccount, ({ caller, params, body }) => changeAccount(caller.id, params.id, body))
    .on(financeCalls.removeAccount, ({ caller, params }) => removeAccount(caller.id, params.id))
    .on(financeCalls.restoreAccount, ({ caller, params }) => restoreAccount(caller.id, params.id));
}
