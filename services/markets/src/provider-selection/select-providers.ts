import type { Bond, Commodity, EconomicIndicator, ForexQuote, NewsItem, Stock } from '@plaza/contracts/markets/quotes';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { coinGecko } from '../providers/external/coingecko';
import { frankfurterPairs, frankfurterRates } from '../providers/external/frankfurter';
import { fredBonds, fredIndicators } from '../providers/external/fred';
import { type FeedReport, rssNews } from '../providers/external/rss';
import {
  twelveDataCommodities,
  twelveDataDirectory,
  twelveDataPairs,
  twelveDataStocks,
} from '../providers/external/twelve-data';
import { Failover } from '../providers/failover';
import type { Coin, ListProvider, ProviderInfo, Rate, StockDirectory } from '../providers/provider';
import type { ProviderReport } from '../providers/provider-report';
import { listedEtfs, listedPairs, listedStocks } from '../simulated/instruments';
import { simulatedFeed } from '../simulated/simulated-feed';
import { commodityListings } from './commodity-listings';
import { createProviderClients } from './provider-clients';
import type { ProviderConfig } from './provider-config';

/** The providers of each kind of data, in the order of preference. */
export interface Providers {
  readonly crypto: Failover<ListProvider<Coin>>;
  readonly stocks: Failover<ListProvider<Stock>>;
  readonly etfs: Failover<ListProvider<Stock>>;
  readonly forex: Failover<ListProvider<ForexQuote>>;
  readonly commodities: Failover<ListProvider<Commodity>>;
  readonly bonds: Failover<ListProvider<Bond>>;
  readonly indicators: Failover<ListProvider<EconomicIndicator>>;
  readonly news: Failover<ListProvider<NewsItem>>;
  readonly rates: Failover<ListProvider<Rate>>;
  /** Empty where stocks are simulated, as the lists have all of them. */
  readonly directory: Failover<StockDirectory>;
}

/** Creates the available providers, by their names in the configuration. */
type Factories<Name extends string, Provider> = Readonly<Record<Name, () => readonly Provider[]>>;

const symbolsOf = (rows: typeof listedStocks): string[] => rows.map(([symbol]) => symbol);

/** The providers that the configuration names, each with its timeout and its budget. */
export function selectProviders(
  config: ProviderConfig,
  report: ProviderReport,
  redis?: ServiceContext['redis'],
): Providers {
  const simulated = simulatedFeed({ updatesEveryMs: config.SIMULATED_TICK_MS });
  const clients = createProviderClients(config, redis);
  // A kind of its own, as the list of news is reported by the same host if there is only one.
  const feedReport: FeedReport = {
    answered: (host) => report.answered('news-feed', host),
    failed: (host, error) => report.failed('news-feed', host, error),
  };

  function select<Name extends string, Provider extends ProviderInfo>(
    kind: keyof Providers,
    names: readonly Name[],
    factories: Factories<Name, Provider>,
  ): Failover<Provider> {
    const providers = names.flatMap((name) => factories[name]());
    return new Failover(kind, providers, report);
  }

  return {
    crypto: select('crypto', config.CRYPTO_PROVIDERS, {
      simulated: () => [simulated.crypto],
      coingecko: () => clients.coinGecko().map(coinGecko),
    }),
    stocks: select('stocks', config.STOCK_PROVIDERS, {
      simulated: () => [simulated.stocks],
      twelvedata: () => [twelveDataStocks(clients.twelveData(), symbolsOf(listedStocks))],
    }),
    etfs: select('etfs', config.STOCK_PROVIDERS, {
      simulated: () => [simulated.etfs],
      twelvedata: () => [twelveDataStocks(clients.twelveData(), symbolsOf(listedEtfs))],
    }),
    directory: select('directory', config.STOCK_PROVIDERS, {
      simulated: () => [],
      twelvedata: () => [twelveDataDirectory(clients.twelveData())],
    }),
    forex: select('forex', config.FOREX_PROVIDERS, {
      simulated: () => [simulated.forex],
      twelvedata: () => [twelveDataPairs(clients.twelveData(), listedPairs)],
      frankfurter: () => clients.frankfurter().map((client) => frankfurterPairs(client, listedPairs)),
    }),
    rates: select('rates', config.RATE_PROVIDERS, {
      simulated: () => [simulated.rates],
      frankfurter: () => clients.frankfurter().map(frankfurterRates),
    }),
    commodities: select('commodities', config.COMMODITY_PROVIDERS, {
      simulated: () => [simulated.commodities],
      twelvedata: () => [twelveDataCommodities(clients.twelveData(), commodityListings)],
    }),
    bonds: select('bonds', config.BOND_PROVIDERS, {
      simulated: () => [simulated.bonds],
      fred: () => [fredBonds(clients.fred())],
    }),
    indicators: select('indicators', config.INDICATOR_PROVIDERS, {
      simulated: () => [simulated.indicators],
      fred: () => [fredIndicators(clients.fred())],
    }),
    news: select('news', config.NEWS_PROVIDERS, {
      simulated: () => [simulated.news],
      rss: () => [rssNews(clients.feeds(), feedReport)],
    }),
  };
}
