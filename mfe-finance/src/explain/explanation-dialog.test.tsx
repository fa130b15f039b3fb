import type { Explanation } from '@plaza/contracts/finance/metrics';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import Overview from '../overview/overview';
import { overviewForTests, path, worked } from '../testing/overview';

const { finance } = overviewForTests();

describe('a figure', () => {
  const explanation: Explanation = {
    metric: 'netWorth',
    baseCurrency: 'USD',
    computedAt: '2026-11-20T12:00:00.000Z',
    formula: 'total assets − total liabilities',
    source: 'Standard household balance sheet',
    ratesAsOf: '2026-11-20T11:57:00.000Z',
    ratesSource: 'Plaza simulated feed',
    ratesSimulated: true,
    withoutRate: [],
    term: {
      label: 'Net worth',
      value: '215000',
      unit: 'money',
      operation: 'difference',
      of: [
        { label: 'Total assets', value: '480000', unit: 'money', metric: 'totalAssets' },
        { label: 'Total liabilities', value: '265000', unit: 'money', metric: 'totalLiabilities' },
      ],
    },
  };
  const assets: Explanation = {
    ...explanation,
    metric: 'totalAssets',
    formula: 'accounts + property values',
    term: {
      label: 'Total assets',
      value: '10000.004',
      unit: 'money',
      operation: 'sum',
      of: [
        {
          label: 'TFSA',
          value: '10000.004',
          unit: 'money',
          conversion: {
            amount: '14000',
            currency: 'CAD',
            factor: '0.714286',
            source: 'market',
            asOf: '2026-11-20T11:57:00.000Z',
          },
        },
      ],
    },
  };

  async function open(explained = explanation) {
    finance.metrics = worked;
    finance.server.use(
      http.get(`${path}/metrics/netWorth`, () => HttpResponse.json(explained)),
      http.get(`${path}/metrics/totalAssets`, () => HttpResponse.json(assets)),
    );
    const { user } = renderInPlaza(<Overview />);
    await user.click(await screen.findByTitle('Explain Net Worth'));
    return user;
  }

  test('is explained with formula, source, inputs, and the recomputed number', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Net Worth' });
    expect(await within(dialog).findByText('Recomputed here from these inputs: $215,000.00 – the same.')).toBeVisible();
    expect(dialog).toHaveTextContent('total assets − total liabilities');
    expect(dialog).toHaveTextContent('The first minus the second:');
    expect(dialog).toHaveTextContent('Market rates of 3 minutes ago, Plaza simulated feed, simulated.');
  });

  test('opens its inputs, with the rate, its source and its age, and leads back', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Total assets' }));
    expect(await screen.findByText(/CA\$14,000\.00 × 0\.714286 USD, market rate of/)).toHaveTextContent(
      '3 minutes ago',
    );
    await user.click(screen.getByRole('button', { name: 'Back to Net Worth' }));
    expect(await screen.findByText(/Recomputed here from these inputs: \$215,000\.00/)).toBeVisible();
  });

  test('reports that the inputs do not result in the number', async () => {
    await open({ ...explanation, term: { ...explanation.term, value: '215000.01' } });
    expect(await screen.findByText(/not the same/)).toBeVisible();
  });
});
