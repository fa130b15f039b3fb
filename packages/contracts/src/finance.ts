import { accountCalls } from './finance/accounts';
import { expenseCalls } from './finance/expenses';
import { historyCalls } from './finance/history';
import { incomeCalls } from './finance/incomes';
import { loanCalls } from './finance/loans';
import { metricsCalls } from './finance/metrics';
import { payoffCalls } from './finance/payoff';
import { propertyCalls } from './finance/properties';
import { rateCalls } from './finance/rates';
import { settingsCalls } from './finance/settings';
import { transferCalls } from './finance/transfer';

/** Every call of the finance service; the calls of each resource are beside its schemas. */
export const financeCalls = {
  ...accountCalls,
  ...loanCalls,
  ...incomeCalls,
  ...expenseCalls,
  ...propertyCalls,
  ...rateCalls,
  ...settingsCalls,
  ...metricsCalls,
  ...historyCalls,
  ...payoffCalls,
  ...transferCalls,
} as const;
