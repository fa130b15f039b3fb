import { financeCalls } from '@plaza/contracts/finance/calls';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { accountRoutes } from './accounts/accounts.routes';
import { databaseAnswers } from './database';
import type { FinanceDependencies } from './dependencies';
import { expenseRoutes } from './expenses/expenses.routes';
import { historyRoutes } from './history/history.routes';
import { importExportRoutes } from './import-export/import-export.routes';
import { incomeRoutes } from './incomes/incomes.routes';
import { loanRoutes } from './loans/loans.routes';
import { metricsRoutes } from './metrics/metrics.routes';
import { payoffRoutes } from './payoff/payoff.routes';
import { propertyRoutes } from './properties/properties.routes';
import { rateRoutes } from './rates/rates.routes';
import { settingsRoutes } from './settings/settings.routes';

/** An import sends whole files. */
const maxBodyBytes = 1024 * 1024;

const routes = [
  accountRoutes,
  loanRoutes,
  incomeRoutes,
  expenseRoutes,
  propertyRoutes,
  settingsRoutes,
  rateRoutes,
  metricsRoutes,
  historyRoutes,
  payoffRoutes,
  importExportRoutes,
];

export function createApp(dependencies: FinanceDependencies): Koa {
  return createService({
    name: 'finance',
    log: dependencies.log,
    calls: financeCalls,
    routes: routes.map((make) => make(dependencies)),
    checks: { database: databaseAnswers },
    maxBodyBytes,
    ...(dependencies.metrics ? { metrics: dependencies.metrics } : {}),
  });
}
