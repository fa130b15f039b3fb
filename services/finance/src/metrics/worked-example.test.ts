import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricNames } from '@plaza/contracts/finance/metric-names';
import type { Explanation, FinancialMetrics, Term } from '@plaza/contracts/finance/metrics';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { userRates } from '../rates/user-rates';
import { service } from '../service';
import { lendingLimitsOf } from '../settings/records/lending-limits';
import { fixedRates } from '../testing/fixed-rates';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { recomputeTerm } from '../testing/recompute-term';
import { enterWorkedExample, workedExample } from '../testing/worked-example';
import { createMetricContext } from './metric-context';
import { toMetrics } from './metrics';
import { readRecords } from './terms/facts';

const path = '/api/v1/finance/metrics';
const expected = {
  totalAssets: '480000.00',
  remainingMortgageBalance: '250000.00',
  totalLiabilities: '265000.00',
  netWorth: '215000.00',
  liquidAssets: '60000.00',
  cryptoHoldings: '9000.00',
  realEstateValue: '400000.00',
  realEstateEquity: '150000.00',
  monthlyIncome: '9933.33',
  annualGross: '112000.00',
  annualNet: '119200.00',
  netShareOfGross: 1.064286,
  monthlyExpenses: '3750.00',
  baseSpendingWithoutLoans: '1650.00',
  monthlyDebtPayments: '2250.00',
  currentTotalSpending: '3900.00',
  cashFlow: '6033.33',
  monthlyExtraCash: '6033.33',
  monthlySavingRate: 0.607383,
  debtToIncomeRatio: 0.22651,
  maxAllowableDTI: 0.43,
  maxAdditionalMortgage: '345769.38',
  netDebt: '205000.00',
  debtToWorthRatio: 1.232558,
  netWorthDebtSpread: '-50000.00',
  monthsToPayOffAllLoans: 223,
  monthsToPayOffNonEssentialLoans: 33,
  targetDateAllLoansCleared: '2045-06-20',
  projectedCashFlowAfterDebtsClear: '8283.33',
  netWorthAfterLoansCleared: '480000.00',
  additionalNetWorthFor50Dtw: '315000.00',
  monthsToReach50Dtw: 33,
  emergencyFund: '30000.00',
  emergencyFundMonths: 7.692308,
  emergencyFundMonthsWithoutSideIncome: 7.692308,
  emergencyFundMonthsWithSideIncome: 9.090909,
  emergencyTarget: '23400.00',
  emergencyRemaining: '0.00',
  emergencyProgress: 1,
  recommendedContribution: '0.00',
  monthsToEmergencyTarget: 0,
  liquidRunwayMonths: 15.384615,
  daysUntil65: 8941,
  monthlyNeedPerPerson: '1300.00',
  familySize: 3,
  averageCapRate: 0.054,
  averageLoanRate: 10.263,
  totalDebt: '265000.00',
  accountsTotal: '80000.00',
  activeAccounts: 6,
  activeLoans: 3,
  nonEssentialLoans: 2,
  fixedExpenses: '3750.00',
  fixedShare: 1,
  variableExpenses: '0.00',
  variableShare: 0,
  monthlyRent: '2400.00',
  equityShare: 0.375,
  sideIncome: '600.00',
  withoutRate: [],
} as const;

let markets: MarketsServer;
let identity: Server;
let finance: TestService;
let user: Client;
const id = randomUUID();
beforeAll(async () => {
  markets = await startMarkets();
  identity = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, ...workedExample.life }));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const identityUrl = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  finance = await openService(service, { env: { MARKETS_URL: markets.url, IDENTITY_URL: identityUrl } });
  user = finance.as({ id });
  await enterWorkedExample(user);
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
  identity.close();
});

test('every figure of the worked example is exact to the cent', async () => {
  const rates = await userRates(id, fixedRates(ratesFixture()));
  const { now, life } = workedExample;
  const metrics = toMetrics(
    createMetricContext({ ...(await readRecords(id, rates)), now, rates, life, lendingLimits: lendingLimitsOf(null) }),
  );
  expect(metrics).toMatchObject(expected);
});

test('over HTTP they are the same, except those that depend on the day', async () => {
  const { body } = await user.get<FinancialMetrics>(path);
  const { targetDateAllLoansCleared, daysUntil65, ...anyDay } = expected;
  expect(body).toMatchObject(anyDay);
  expect(body).toMatchObject({
    ratesStale: false,
    ratesFreshUntil: expect.any(String),
    ratesSource: 'rates of a test',
    baseCurrency: 'USD',
  });
});

test('the returns of the property: cap rate 5.4 %, cash-on-cash 1.5 %', async () => {
  const { body } = await user.get('/api/v1/finance/properties');
  expect(body).toMatchObject([{ capRate: 0.054, cashOnCash: 0.015, equity: '150000.00' }]);
});

test('the cap rate names the costs that it subtracts from the rent', async () => {
  const { body } = await user.get<Explanation>(`${path}/averageCapRate`);
  const left = body.term.of?.[0]?.of?.[0]?.of?.[0];
  expect(left?.of?.map(({ label, value }) => [label, value])).toEqual([
    ['Monthly rent', '2400'],
    ['Taxes', '350'],
    ['Insurance', '100'],
    ['Utilities', '150'],
  ]);
});

test.each(metricNames)('%s is explained: recomputing its terms results in the figure', async (metric) => {
  const { body } = await user.get<Explanation>(`${path}/${metric}`);
  const { body: record } = await user.get<FinancialMetrics>(path);
  const again = recomputeTerm(await wholeTerm(body.term));
  const figure = record[metric];
  if (figure === null || typeof again !== 'number') return expect(again).toBe(figure);
  expect(Math.abs(again - Number(figure))).toBeLessThanOrEqual(Math.max(0.005, Math.abs(again) * 1e-6));
});

/** A term with the explanations of the figures in it in their places. */
async function wholeTerm(term: Term): Promise<Term> {
  const below = await Promise.all(
    (term.of ?? []).map(async (one) => {
      if (!one.metric) return wholeTerm(one);
      return wholeTerm((await user.get<Explanation>(`${path}/${one.metric}`)).body.term);
    }),
  );
  return { ...term, of: term.of && below };
}
