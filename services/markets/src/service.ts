import { marketsCalls } from '@plaza/contracts/markets/calls';
import { createLimiter } from '@plaza/service-kit/limiter';
import { consumeDeletions } from '@plaza/service-kit/outbox/consume-deletions';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { AlertEvaluator } from './alerts/alert-evaluator';
import { userAlertsCollection } from './alerts/user-alerts.model';
import { createApp } from './app';
import { MarketsConfig } from './config';
import { database } from './database';
import { withCoins } from './exchange-rates/rates-with-coins';
import { createPriceHistory } from './history/history';
import { startLiveLoop } from './live/live-loop';
import { historyLoaders, rowLoader, rowLoaders } from './provider-selection/loaders';
import { selectProviders } from './provider-selection/select-providers';
import { createProviderReport } from './providers/provider-report';
import { createQuoteLists } from './quote-lists/quote-lists';
import { createQuotes } from './quote-lists/quotes';
import { removeUserData } from './remove-user-data';
import { createDirectory } from './search/directory';
import { createStockSearch } from './search/search';
import { createStockLookup } from './search/stock-lookup';
import { sharding } from './sharding';

/** How often all users together may refresh the rates before they are due. */
const refreshesPerMinute = 12;

async function create(context: ServiceContext<MarketsConfig>): Promise<ServiceProgram> {
  const { config, cache, redis, bus, log, metrics } = context;
  const providers = selectProviders(config, createProviderReport(log, metrics.registry), redis);
  const intervals = { cryptoMs: config.CRYPTO_INTERVAL_MS, othersMs: config.QUOTES_INTERVAL_MS };
  const directory = createDirectory(providers.directory);
  const lists = createQuoteLists(rowLoaders(providers), intervals, cache);
  const stocks = createStockLookup(lists, directory, cache);
  const quotes = createQuotes(lists, stocks);
  const relay = startOutboxRelay(database, [userAlertsCollection], bus, log);
  const evaluator = new AlertEvaluator(() => void relay.flush());
  const live = startLiveLoop({ quotes, evaluator, bus, log });
  const stopConsuming = consumeDeletions(context, database, 'markets', removeUserData);
  const app = createApp({
    ...context,
    lists,
    quotes,
    search: createStockSearch(stocks, directory, cache),
    history: createPriceHistory(historyLoaders(providers), cache),
    exchangeRates: {
      rates: withCoins(rowLoader(providers.rates), lists.crypto),
      cache,
      intervalMs: config.EXCHANGE_RATES_INTERVAL_MS,
      refreshBudget: createLimiter({ name: 'exchange-rates-refresh', points: refreshesPerMinute, seconds: 60 }, redis),
    },
    evaluator,
  });
  return {
    handler: app.callback(),
    provides: { calls: marketsCalls },
    async stop() {
      stopConsuming();
      await live.stop();
      await relay.stop();
    },
  };
}

export const service: ServiceDefinition<MarketsConfig> = {
  name: 'markets',
  port: 4103,
  config: MarketsConfig,
  database,
  sharding,
  create,
};
