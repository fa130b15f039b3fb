import { metricDenominators } from '@plaza/contracts/finance/metric-denominators';
import { type MetricName, metricUnits } from '@plaza/contracts/finance/metric-names';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ComponentType } from 'react';
import { CashAndInvestments } from '../accounts/cash-and-investments';
import EmergencyFund from '../emergency-fund/emergency-fund';
import Expenses from '../expenses/expenses';
import IncomeSources from '../incomes/income-sources';
import LoansAndLiabilities from '../loans/loans-and-liabilities';
import Overview from '../overview/overview';
import RealEstate from '../properties/real-estate';
import { accountFixture, financeForTests, metricsFixture } from '../testing/server';
import { formatMetric } from './format-figure';

const finance = financeForTests();
const plain = { displaySymbols: true };
const quotients = Object.entries(metricDenominators) as [MetricName, MetricName][];
const some = (name: MetricName) => (metricUnits[name] === 'money' ? '4.00' : 4);

describe('a figure', () => {
  test.each(quotients)(
    '%s is N/A while %s is missing or zero, and a figure otherwise, even if it is 0',
    (name, denominator) => {
      expect(formatMetric(name, metricsFixture({ [name]: some(name) }), plain)).toBe('N/A');
      expect(formatMetric(name, metricsFixture({ [denominator]: null }), plain)).toBe('N/A');
      expect(formatMetric(name, metricsFixture({ [denominator]: some(denominator) }), plain)).not.toBe('N/A');
    },
  );

  const ratios = Object.entries(metricUnits).filter(([, unit]) => unit === 'ratio' || unit === 'percent');
  test.each(ratios.filter(([name]) => name !== 'maxAllowableDTI'))('%s has a denominator', (name) => {
    expect(Object.keys(metricDenominators)).toContain(name);
  });
});

const screens: [string, ComponentType][] = [
  ['the overview', Overview],
  ['accounts', CashAndInvestments],
  ['loans', LoansAndLiabilities],
  ['incomes', IncomeSources],
  ['expenses', Expenses],
  ['real estate', RealEstate],
  ['the emergency fund', EmergencyFund],
];

test.each(screens)('without records, %s has neither a quotient by zero nor a verdict', async (_, Screen) => {
  finance.server.use(
    http.get('/api/v1/finance/net-worth', () => HttpResponse.json({ baseCurrency: 'USD', days: [] })),
    http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ success: true, permissions: [] })),
  );
  finance.accounts = [accountFixture({ balance: '0.00' })]; // or there are no cards over the accounts
  finance.metrics = metricsFixture({ maxAllowableDTI: 0.43, monthsToReach50Dtw: null });
  const { container } = renderInPlaza(<Screen />);
  expect((await screen.findAllByText(/N\/A/)).length).toBeGreaterThan(0);
  const figures = screen.queryAllByRole('group').map(({ textContent }) => textContent);
  const panels = [...container.querySelectorAll('dd, [role=progressbar]')].map(
    (one) => `${one.textContent} ${one.getAttribute('aria-valuetext') ?? ''}`,
  );
  expect(
    [...figures, ...panels].filter((text) =>
      /(?<![\d.])0(\.0+)?( months|%)|∞|EXCELLENT(?! \(unknown)|BUILD UP|Safe/.test(text ?? ''),
    ),
  ).toEqual([]);
});
