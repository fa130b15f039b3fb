import { marketsCalls } from '@plaza/contracts/markets/calls';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import type { AlertEvaluator } from './alerts/alert-evaluator';
import { alertRoutes } from './alerts/alerts.routes';
import { databaseAnswers } from './database';
import type { ExchangeRatesDependencies } from './exchange-rates/exchange-rates';
import { exchangeRateRoutes, internalCalls, internalRoutes } from './exchange-rates/exchange-rates.routes';
import { favouriteRoutes } from './favourites/favourites.routes';
import type { History } from './history/history';
import { historyRoutes } from './history/history.routes';
import type { QuoteLists } from './quote-lists/quote-lists';
import { quoteListRoutes } from './quote-lists/quote-lists.routes';
import type { Quotes } from './quote-lists/quotes';
import type { StockSearch } from './search/search';
import { searchRoutes } from './search/search.routes';

export interface MarketsDependencies extends Pick<ServiceContext, 'log' | 'trust' | 'metrics'> {
  readonly lists: QuoteLists;
  readonly quotes: Quotes;
  readonly search: StockSearch;
  readonly history: History;
  readonly exchangeRates: ExchangeRatesDependencies;
  readonly evaluator: AlertEvaluator;
}

export function createApp({ log, trust, metrics, ...dependencies }: MarketsDependencies): Koa {
  const { lists, quotes, search, history, exchangeRates, evaluator } = dependencies;
  return createService({
    name: 'markets',
    log,
    metrics,
    checks: { database: databaseAnswers },
    calls: marketsCalls,
    internalCalls,
    routes: [
      quoteListRoutes(trust, lists),
      searchRoutes(trust, search),
      historyRoutes(trust, history),
      favouriteRoutes(trust, quotes),
      alertRoutes(trust, quotes, evaluator),
      exchangeRateRoutes(trust, exchangeRates),
      internalRoutes(trust, exchangeRates),
    ],
  });
}
