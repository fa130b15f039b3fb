import { randomUUID } from 'node:crypto';
import type { NetWorthDay, NetWorthHistory } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { fixedRates } from './fixed-rates';
import { ratesFixture, startMarkets } from './markets-server';

export const netWorthPath = '/api/v1/finance/net-worth';
export const accountsPath = '/api/v1/finance/accounts';
export const savings = { name: 'A', type: 'Savings', balance: '5' };
/** The rates with which a test takes snapshots. */
export const snapshotRates = fixedRates(ratesFixture());

/** Finance with a stub of markets, for tests of the net worth of users. */
export async function openNetWorth() {
  const markets = await startMarkets();
  const finance = await openService(service, { env: { MARKETS_URL: markets.url } });
  return {
    finance,
    markets,
    /** A new user, and their history by the same token. */
    somebody() {
      const id = randomUUID();
      const user = finance.as({ id });
      return {
        id,
        user,
        history: async (query = '') => (await user.get<NetWorthHistory>(netWorthPath + query)).body,
        day: async (day: string) => (await user.get<NetWorthDay>(`${netWorthPath}/${day}`)).body,
        metrics: async () => (await user.get<FinancialMetrics>('/api/v1/finance/metrics')).body,
      };
    },
    async stop() {
      await finance.stop();
      await markets.stop();
    },
  };
}

export type TestNetWorth = Awaited<ReturnType<typeof openNetWorth>>;
