import { marketplaceCalls } from '@plaza/contracts/marketplace';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import { contractorRoutes } from './contractors/contractors.routes';
import { databaseAnswers } from './database';

export function createApp({
  log,
  trust,
  metrics,
}: Pick<ServiceContext, 'log' | 'trust'> & Partial<Pick<ServiceContext, 'metrics'>>): Koa {
  return createService({
    name: 'marketplace',
    log,
    calls: marketplaceCalls,
    routes: [contractorRoutes(trust)],
    checks: { database: databaseAnswers },
    ...(metrics ? { metrics } : {}),
  });
}
