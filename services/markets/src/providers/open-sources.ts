import type { ServiceContext } from '@plaza/service-kit/start-service';
import { type BudgetRule, budgetOf } from './budget';
import { HttpSource, type HttpSourceParts } from './http-source';
import type { ProviderConfig } from './provider-config';

type Keyed = Pick<HttpSourceParts, 'headers' | 'query'>;

/** The hosts that the configuration names. Each is asked out of one budget, whatever it is asked for. */
export function openSources(config: ProviderConfig, redis: ServiceContext['redis']) {
  const opened = new Map<string, HttpSource>();

  function open(name: string, url: string, rule: BudgetRule, keyed: Keyed = {}): HttpSource {
    const known = opened.get(url);
    if (known) return known;
    const budget = budgetOf(`${name} ${url}`, rule, redis);
    const source = new HttpSource({ url, timeoutMs: config.PROVIDER_TIMEOUT_MS, budget, ...keyed });
    opened.set(url, source);
    return source;
  }

  const coinGeckoKey = config.COINGECKO_KEY ? { headers: { 'x-cg-demo-api-key': config.COINGECKO_KEY } } : {};
  return {
    coinGeckos: () =>
      config.COINGECKO_URL.map((url, index) =>
        open('coingecko', url, budgetIn(config, 'COINGECKO'), index === 0 ? coinGeckoKey : {}),
      ),
    frankfurters: () => config.FRANKFURTER_URL.map((url) => open('frankfurter', url, budgetIn(config, 'FRANKFURTER'))),
    twelveData: () =>
      open('twelvedata', config.TWELVEDATA_URL, budgetIn(config, 'TWELVEDATA'), {
        headers: { authorization: `apikey ${config.TWELVEDATA_KEY}` },
      }),
    fred: () => open('fred', config.FRED_URL, budgetIn(config, 'FRED'), { query: { api_key: config.FRED_KEY ?? '' } }),
    feeds: () => (config.NEWS_FEED_URLS ?? []).map((url) => open('news', url, budgetIn(config, 'NEWS'))),
  };
}

type Budgeted = 'COINGECKO' | 'FRANKFURTER' | 'TWELVEDATA' | 'FRED' | 'NEWS';

const budgetIn = (config: ProviderConfig, name: Budgeted): BudgetRule => ({
  callsPerMinute: config[`${name}_CALLS_PER_MINUTE`],
  callsPerMonth: config[`${name}_CALLS_PER_MONTH`],
});
