import { expenseCategories, expenseTypes } from '@plaza/contracts/finance/choices';
import type { Explanation, FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { type MarketsServer, startMarkets } from '../testing/markets-server';

let markets: MarketsServer;
let finance: TestService;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

/** Of every category, type, currency and recurrence some, with amounts that binary fractions cannot hold. */
const expenses = Array.from({ length: 120 }, (_, index) => ({
  category: expenseCategories[index % expenseCategories.length],
  description: `Expense ${index}`,
  monthlyAmount: `${index * 7}.${index % 2 ? '10' : '07'}`,
  currency: ['USD', 'EUR', 'CAD', 'KWD'][index % 4],
  type: expenseTypes[(index >> 2) % expenseTypes.length],
  recurrence: index % 5 ? 'Monthly' : 'One-time',
}));

const spent = ['monthlyExpenses', 'fixedExpenses', 'variableExpenses', 'currentTotalSpending'] as const;

describe('expenses, which the database adds up for the figures', () => {
  test.each(spent)('make the same %s as its explanation, which names each of them', async (metric) => {
    const person = finance.as();
    const data = { format: 'plaza-finance', version: 1, expenses };
    const imported = await person.post('/api/v1/finance/import', { mode: 'add', preview: false, data });
    expect([imported.status, imported.body]).toEqual([200, expect.objectContaining({ refused: [] })]);
    const { body: metrics } = await person.get<FinancialMetrics>('/api/v1/finance/metrics');
    const { body: explanation } = await person.get<Explanation>(`/api/v1/finance/metrics/${metric}`);
    expect(Number(metrics[metric])).toBeGreaterThan(0);
    expect(metrics[metric]).toBe(Number(explanation.term.value).toFixed(2));
    expect(metrics.withoutRate).toEqual(explanation.withoutRate);
    if (metric === 'monthlyExpenses')
      expect(explanation.term.of?.[0]?.label).toBe(`${expenses[1]?.category}: Expense 1`);
  });

  test('that are one-time count in none of them', async () => {
    const person = finance.as();
    const once = { ...expenses[1], recurrence: 'One-time' };
    expect((await person.post('/api/v1/finance/expenses', once)).status).toBe(201);
    const { body } = await person.get<FinancialMetrics>('/api/v1/finance/metrics');
    expect(body).toMatchObject({ monthlyExpenses: '0.00', expenseCategories: [] });
  });
});
