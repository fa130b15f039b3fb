import { marketsCalls } from '@plaza/contracts/markets';
import { BaseConfig } from '@plaza/service-kit/config';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { AlertJudge } from '../alerts/alert-judge';
import { alertRoutes } from '../alerts/alerts.routes';
import { database } from '../database';
import { favouriteRoutes } from '../favourites/favourites.routes';
import type { MarketUnderTest } from './market-under-test';

/** What people have in markets, on lists that a test moves. */
export const ownThings = (market: MarketUnderTest): ServiceDefinition => ({
  name: 'markets',
  port: 0,
  config: BaseConfig,
  database,
  async create({ log, trust }) {
    const judge = new AlertJudge(() => undefined);
    const routes = [favouriteRoutes(trust, market), alertRoutes(trust, market, judge)];
    return { handler: createService({ name: 'markets', log, calls: marketsCalls, routes }).callback() };
  },
});
