import { createLimiter } from '@plaza/service-kit/limiter';
import { consume } from '@plaza/service-kit/outbox/consume';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { alertBooksCollection } from './alerts/alert-book.model';
import { AlertJudge } from './alerts/alert-judge';
import { createApp } from './app';
import { MarketsConfig } from './config';
import { database } from './database';
import { withCoins } from './exchange-rates/coins-in-rates';
import { priceHistory } from './history/history';
import { createLists } from './lists/lists';
import { createMarket } from './lists/market';
import { pastSources, rowSource, rowSources } from './lists/sources';
import { startLiveLoop } from './live/live-loop';
import { chooseProviders } from './providers/choose-providers';
import { providerReport } from './providers/provider-report';
import { removePerson } from './remove-person';
import { directoryOf } from './search/directory';
import { stockSearch } from './search/search';
import { stocksBySymbol } from './search/stocks-by-symbol';

/** How often all people together may have the rates' provider asked out of turn. */
const refreshesPerMinute = 12;

async function create(context: ServiceContext<MarketsConfig>): Promise<ServiceProgram> {
  const { config, cache, redis, bus, log, metrics } = context;
  const providers = chooseProviders(config, providerReport(log, metrics.registry), redis);
  const times = { cryptoMs: config.CRYPTO_INTERVAL_MS, othersMs: config.QUOTES_INTERVAL_MS };
  const directory = directoryOf(providers.directory);
  const lists = createLists(rowSources(providers), times, cache);
  const stocks = stocksBySymbol(lists, directory, cache);
  const market = createMarket(lists, stocks);
  const relay = startOutboxRelay(database, [alertBooksCollection], bus, log);
  const judge = new AlertJudge(() => void relay.flush());
  const live = startLiveLoop({ market, judge, bus, log });
  const stopConsuming = consume(bus, database, 'markets', 'user.deleted', ({ userId }) => removePerson(userId));
  const app = createApp({
    ...context,
    lists,
    market,
    search: stockSearch(stocks, directory, cache),
    history: priceHistory(pastSources(providers), cache),
    exchangeRates: {
      rates: withCoins(rowSource(providers.rates), lists.crypto),
      cache,
      intervalMs: config.EXCHANGE_RATES_INTERVAL_MS,
      refreshBudget: createLimiter({ name: 'exchange-rates-refresh', points: refreshesPerMinute, seconds: 60 }, redis),
    },
    judge,
  });
  return {
    handler: app.callback(),
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
  create,
};
