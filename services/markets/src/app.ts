import { marketsCalls } from '@plaza/contracts/markets';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import type { AlertJudge } from './alerts/alert-judge';
import { alertRoutes } from './alerts/alerts.routes';
import { databaseAnswers } from './database';
import type { ExchangeRatesMarket } from './exchange-rates/exchange-rates';
import { exchangeRateRoutes, internalRoutes } from './exchange-rates/exchange-rates.routes';
import { favouriteRoutes } from './favourites/favourites.routes';
import type { History } from './history/history';
import { historyRoutes } from './history/history.routes';
import type { Lists } from './lists/lists';
import { listRoutes } from './lists/lists.routes';
import type { Market } from './market';
import type { StockSearch } from './search/search';
import { searchRoutes } from './search/search.routes';

export interface MarketsParts extends Pick<ServiceContext, 'log' | 'trust' | 'metrics'> {
  readonly lists: Lists;
  readonly market: Market;
  readonly search: StockSearch;
  readonly history: History;
  readonly exchangeRates: ExchangeRatesMarket;
  readonly judge: AlertJudge;
}

export function createApp({ log, trust, metrics, ...parts }: MarketsParts): Koa {
  const { lists, market, search, history, exchangeRates, judge } = parts;
  return createService({
    name: 'markets',
    log,
    metrics,
    checks: { database: databaseAnswers },
    calls: marketsCalls,
    routes: [
      listRoutes(trust, lists),
      searchRoutes(trust, search),
      historyRoutes(trust, history),
      favouriteRoutes(trust, market),
      alertRoutes(trust, market, judge),
      exchangeRateRoutes(trust, exchangeRates),
      internalRoutes(trust, exchangeRates),
    ],
  });
}
