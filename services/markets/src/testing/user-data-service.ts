import { marketsCalls } from '@plaza/contracts/markets/calls';
import { BaseConfig } from '@plaza/service-kit/config';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { AlertEvaluator } from '../alerts/alert-evaluator';
import { alertRoutes } from '../alerts/alerts.routes';
import { database } from '../database';
import { favouriteRoutes } from '../favourites/favourites.routes';
import type { TestQuotes } from './test-quotes';

/** The routes of users' favourites and alerts, on quotes that a test sets. */
export const userDataService = (quotes: TestQuotes): ServiceDefinition => ({
  name: 'markets',
  port: 0,
  config: BaseConfig,
  database,
  async create({ log, trust }) {
    const evaluator = new AlertEvaluator(() => undefined);
    const routes = [favouriteRoutes(trust, quotes), alertRoutes(trust, quotes, evaluator)];
    return { handler: createService({ name: 'markets', log, calls: marketsCalls, routes }).callback() };
  },
});
