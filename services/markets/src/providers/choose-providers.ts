import type { Bond, Commodity, EconomicIndicator, ForexQuote, NewsItem, Stock } from '@plaza/contracts/markets/quotes';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { simulatedEtfs, simulatedPairs, simulatedStocks } from '../simulated/instruments';
import { simulatedFeed } from '../simulated/simulated-feed';
import { coinGecko } from './coingecko';
import { commodityListings } from './commodity-listings';
import { Failover } from './failover';
import { frankfurterPairs, frankfurterRates } from './frankfurter';
import { fredBonds, fredIndicators } from './fred';
import { openSources } from './open-sources';
import type { Coin, ListProvider, Rate, Source, StockDirectory } from './provider';
import type { ProviderConfig } from './provider-config';
import type { ProviderReport } from './provider-report';
import { rssNews } from './rss';
import { twelveDataCommodities, twelveDataDirectory, twelveDataPairs, twelveDataStocks } from './twelve-data';

/** Who serves each kind of data, in the order of preference. */
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
  /** Nobody where stocks are simulated: there the lists have everything. */
  readonly directory: Failover<StockDirectory>;
}

/** Those who can serve, by the name that the configuration has for them. */
type Choices<Name extends string, Provider> = Readonly<Record<Name, () => readonly Provider[]>>;

const symbolsOf = (rows: typeof simulatedStocks): string[] => rows.map(([symbol]) => symbol);

/** The providers that the configuration names, each held to its time and its budget. */
export function chooseProviders(
  config: ProviderConfig,
  report: ProviderReport,
  redis?: ServiceContext['redis'],
): Providers {
  const simulated = simulatedFeed({ everyMs: config.SIMULATED_TICK_MS });
  const { coinGeckos, frankfurters, twelveData, fred, feeds } = openSources(config, redis);

  function chosen<Name extends string, Provider extends Source>(
    kind: keyof Providers,
    names: readonly Name[],
    choices: Choices<Name, Provider>,
  ): Failover<Provider> {
    const providers = names.flatMap((name) => choices[name]());
    return new Failover(kind, providers, report);
  }

  return {
    crypto: chosen('crypto', config.CRYPTO_PROVIDERS, {
      simulated: () => [simulated.crypto],
      coingecko: () => coinGeckos().map(coinGecko),
    }),
    stocks: chosen('stocks', config.STOCK_PROVIDERS, {
      simulated: () => [simulated.stocks],
      twelvedata: () => [twelveDataStocks(twelveData(), symbolsOf(simulatedStocks))],
    }),
    etfs: chosen('etfs', config.STOCK_PROVIDERS, {
      simulated: () => [simulated.etfs],
      twelvedata: () => [twelveDataStocks(twelveData(), symbolsOf(simulatedEtfs))],
    }),
    directory: chosen('directory', config.STOCK_PROVIDERS, {
      simulated: () => [],
      twelvedata: () => [twelveDataDirectory(twelveData())],
    }),
    forex: chosen('forex', config.FOREX_PROVIDERS, {
      simulated: () => [simulated.forex],
      twelvedata: () => [twelveDataPairs(twelveData(), simulatedPairs)],
      frankfurter: () => frankfurters().map((http) => frankfurterPairs(http, simulatedPairs)),
    }),
    rates: chosen('rates', config.RATE_PROVIDERS, {
      simulated: () => [simulated.rates],
      frankfurter: () => frankfurters().map(frankfurterRates),
    }),
    commodities: chosen('commodities', config.COMMODITY_PROVIDERS, {
      simulated: () => [simulated.commodities],
      twelvedata: () => [twelveDataCommodities(twelveData(), commodityListings)],
    }),
    bonds: chosen('bonds', config.BOND_PROVIDERS, {
      simulated: () => [simulated.bonds],
      fred: () => [fredBonds(fred())],
    }),
    indicators: chosen('indicators', config.INDICATOR_PROVIDERS, {
      simulated: () => [simulated.indicators],
      fred: () => [fredIndicators(fred())],
    }),
    news: chosen('news', config.NEWS_PROVIDERS, {
      simulated: () => [simulated.news],
      rss: () => [rssNews(feeds(), (host, error) => report.failed('news', host, error))],
    }),
  };
}
