import type { ServiceContext } from '@plaza/service-kit/start-service';
import { type BudgetRule, createBudget } from '../providers/http/budget';
import { ProviderClient, type ProviderClientOptions } from '../providers/http/provider-client';
import type { ProviderConfig } from './provider-config';

type Credentials = Pick<ProviderClientOptions, 'headers' | 'query'>;

/** Clients of the hosts in the configuration. All requests to a host share one budget. */
export function createProviderClients(config: ProviderConfig, redis: ServiceContext['redis']) {
  const clients = new Map<string, ProviderClient>();

  function clientFor(name: string, url: string, rule: BudgetRule, credentials: Credentials = {}): ProviderClient {
    const known = clients.get(url);
    if (known) return known;
    const budget = createBudget(`${name} ${url}`, rule, redis);
    const client = new ProviderClient({ url, timeoutMs: config.PROVIDER_TIMEOUT_MS, budget, ...credentials });
    clients.set(url, client);
    return client;
  }

  const coinGeckoKey = config.COINGECKO_KEY ? { headers: { 'x-cg-demo-api-key': config.COINGECKO_KEY } } : {};
  return {
    coinGecko: () =>
      config.COINGECKO_URL.map((url, index) =>
        clientFor('coingecko', url, budgetOf(config, 'COINGECKO'), index === 0 ? coinGeckoKey : {}),
      ),
    frankfurter: () =>
      config.FRANKFURTER_URL.map((url) => clientFor('frankfurter', url, budgetOf(config, 'FRANKFURTER'))),
    twelveData: () =>
      clientFor('twelvedata', config.TWELVEDATA_URL, budgetOf(config, 'TWELVEDATA'), {
        headers: { authorization: `apikey ${config.TWELVEDATA_KEY}` },
      }),
    fred: () =>
      clientFor('fred', config.FRED_URL, budgetOf(config, 'FRED'), { query: { api_key: config.FRED_KEY ?? '' } }),
    feeds: () => (config.NEWS_FEED_URLS ?? []).map((url) => clientFor('news', url, budgetOf(config, 'NEWS'))),
  };
}

type Budgeted = 'COINGECKO' | 'FRANKFURTER' | 'TWELVEDATA' | 'FRED' | 'NEWS';

const budgetOf = (config: ProviderConfig, name: Budgeted): BudgetRule => ({
  callsPerMinute: config[`${name}_CALLS_PER_MINUTE`],
  callsPerMonth: config[`${name}_CALLS_PER_MONTH`],
});
