import { randomUUID } from 'node:crypto';
import type { CashFlowHistory, NetWorthDay, NetWorthHistory } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { SnapshotModel } from '../history/snapshot.model';
import { service } from '../service';
import { daysAgo, storeRatesOf } from '../testing/history';
import { type MarketsServer, startMarkets } from '../testing/markets-server';
import { workedExample } from '../testing/worked-example';
import { seedAccounts, seedFinance } from './seed';
import { seedHistory } from './seed-history';

let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

const days = 730;
const { accounts, loans, incomes, expenses, properties } = workedExample;
const groceries = { category: 'Groceries', description: 'Market', monthlyAmount: '500', type: 'Variable' } as const;
const records = { loans, incomes, expenses: [...expenses, groceries], properties };

async function somebody(
  owned: Parameters<typeof seedAccounts>[1] = accounts,
  entered: Parameters<typeof seedFinance>[1] = records,
) {
  const id = randomUUID();
  await seedAccounts(id, owned);
  await seedFinance(id, entered);
  const user = finance.as({ id });
  async function read<Body>(path: string): Promise<Body> {
    return (await user.get<Body>(`/api/v1/finance/${path}`)).body;
  }
  return {
    id,
    changeBase: (baseCurrency: string) => user.patch('/api/v1/finance/settings', { baseCurrency }),
    history: (back = days) => read<NetWorthHistory>(`net-worth?from=${daysAgo(back)}`),
    day: (day: string) => read<NetWorthDay>(`net-worth/${day}`),
    cashFlow: () => read<CashFlowHistory>('cash-flow'),
    metrics: () => read<FinancialMetrics>('metrics'),
  };
}

test('every day of two years has its snapshot, and the last one is close to the current state', async () => {
  const { id, history, metrics } = await somebody();
  const { netWorth } = await metrics();
  await seedHistory(id, { days });
  const past = (await history()).days;
  expect(past.map(({ day }) => day)).toEqual(Array.from({ length: days }, (_, index) => daysAgo(days - index)));
  const [first, last] = [Number(past[0]?.netWorth), Number(past.at(-1)?.netWorth)];
  expect(last / Number(netWorth)).toBeGreaterThan(0.9);
  expect(last / Number(netWorth)).toBeLessThan(1.1);
  expect(first).toBeLessThan(last);
  expect(await metrics()).toMatchObject({ netWorth });
});

test('a day is computed from its lines, and uses no rate of a later time', async () => {
  const { id, history, day } = await somebody();
  await seedHistory(id, { days: 40 });
  const { days: past } = await history();
  const kept = await day(daysAgo(40));
  expect(kept.netWorth).toBe(past[0]?.netWorth);
  expect(kept.lines).toHaveLength(accounts.length + loans.length + 2 * properties.length);
  for (const { conversion } of kept.lines) expect((conversion.asOf ?? '') <= `${daysAgo(39)}T00:00:00.000Z`).toBe(true);
});

test.each(['EUR', 'JPY', 'BTC'])('in %s the history is the same as in the earlier currency', async (baseCurrency) => {
  const { id, history, day, cashFlow, changeBase } = await somebody();
  await seedHistory(id, { days });
  const [before, months] = [await history(), (await cashFlow()).months];
  expect(await changeBase(baseCurrency)).toMatchObject({ status: 200 });
  const after = await history();
  expect(after).toMatchObject({ baseCurrency, days: before.days.map((point) => ({ day: point.day })) });
  expect((await cashFlow()).months.map(({ month }) => month)).toEqual(months.map(({ month }) => month));
  expect(Number(after.days[0]?.netWorth)).not.toBe(0);
  expect(await day(daysAgo(days))).toMatchObject({ ratesAsOf: `${daysAgo(days)}T23:59:00.000Z`, baseCurrency: 'USD' });
});

test('stored rates of a day are kept and used', async () => {
  await storeRatesOf(daysAgo(800), { EUR: 0.5 });
  const { id, history, changeBase } = await somebody();
  await seedHistory(id, { days: 800 });
  const first = async () => Number((await history(800)).days[0]?.netWorth);
  const before = await first();
  await changeBase('EUR');
  expect((await first()) / before).toBeCloseTo(0.5);
});

test('spending varies from month to month, and one-time expenses count in their month', async () => {
  const { id, cashFlow } = await somebody();
  const purchases = [
    { daysAgo: 100, category: 'Travel', description: 'Flights', monthlyAmount: '640.00', type: 'Variable' } as const,
  ];
  await seedHistory(id, { days, purchases });
  const { months } = await cashFlow();
  expect(new Set(months.map(({ spending }) => spending)).size).toBeGreaterThan(12);
  const bought = months.filter(({ oneTime }) => oneTime !== '0.00');
  expect(bought).toMatchObject([{ month: daysAgo(100).slice(0, 7), oneTime: '640.00' }]);
});

test('the same records result in the same history, and an existing history is kept', async () => {
  const { id, history } = await somebody();
  await seedHistory(id, { days: 90 });
  const once = await history();
  await seedHistory(id, { days: 90 });
  expect(await history()).toEqual(once);
  await SnapshotModel.deleteMany({ userId: id });
  await seedHistory(id, { days: 90 });
  expect(await history()).toEqual(once);
});

test('the monthly decrease of a full account is about the spending, not half of it', async () => {
  const { id, history } = await somebody([{ name: 'Business', type: 'Chequing', balance: '40000.00' }], {
    expenses: [{ category: 'Rent', description: 'Workshop', monthlyAmount: '2000.00', type: 'Fixed' }],
  });
  await seedHistory(id, { days });
  const worths = (await history()).days.map(({ netWorth }) => Number(netWorth));
  const falls = worths.map((worth, index) => worth - Math.min(...worths.slice(index, index + 31)));
  expect(Math.max(...falls)).toBeGreaterThan(1_500);
  expect(Math.max(...falls)).toBeLessThan(3_500);
});
