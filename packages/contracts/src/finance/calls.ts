import { accountCalls } from './accounts';
import { expenseCalls } from './expenses';
import { historyCalls } from './history';
import { importExportCalls } from './import-export';
import { incomeCalls } from './incomes';
import { loanCalls } from './loans';
import { metricsCalls } from './metrics';
import { payoffCalls } from './payoff';
import { propertyCalls } from './properties';
import { rateCalls } from './rates';
import { settingsCalls } from './settings';

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
  ...importExportCalls,
} as const;
