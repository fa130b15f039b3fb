import type { Conversion } from '@plaza/contracts/finance/metrics';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { ConversionLine } from './conversion-line';

const context = { baseCurrency: 'USD', settings: { displaySymbols: true }, now: Date.parse('2026-11-20T12:00:00Z') };
const conversion: Conversion = { amount: '100', currency: 'EUR', factor: '1.25', source: 'market', asOf: null };

test.each([
  ['market', '2026-11-20T11:57:00Z', 'market rate of 3 minutes ago'],
  ['override', '2026-09-20T12:00:00Z', 'your custom rate of Sep 20'],
  ['override', null, 'your custom rate'],
  ['locked', '2026-09-20T12:00:00Z', 'locked Sep 20'],
] as const)('a conversion by %s of %s reads “%s”', (source, asOf, words) => {
  renderInPlaza(<ConversionLine conversion={{ ...conversion, source, asOf }} context={context} />);
  expect(screen.getByText(/×/)).toHaveTextContent(`€100.00 × 1.250000 USD, ${words}`);
});
