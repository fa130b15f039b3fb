import { financeCalls } from '@plaza/contracts/finance';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import { accountRoutes } from './accounts/accounts.routes';
import { databaseAnswers } from './database';
import { settingsRoutes } from './settings/settings.routes';

export function createApp({
  log,
  trust,
  metrics,
}: Pick<ServiceContext, 'log' | 'trust'> & Partial<Pick<ServiceContext, 'metrics'>>): Koa {
  return createService({
    name: 'finance',
    log,
    calls: financeCalls,
    routes: [accountRoutes(trust), settingsRoutes(trust)],
    checks: { database: databaseAnswers },
    ...(metrics ? { metrics } : {}),
  });
}
