import type { Term } from '@plaza/contracts/finance/metrics';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { metricsFixture } from '../testing/server';
import { TermList } from './term-list';

test('two records with the same name are two lines', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rate = (value: string): Term => ({ label: 'Car Loan, Riverside Bank', value, unit: 'percent' });
  const term: Term = { label: 'Mean', value: '5', unit: 'percent', operation: 'mean', of: [rate('4'), rate('6')] };
  const context = { baseCurrency: 'USD', settings: { displaySymbols: true }, metrics: metricsFixture(), now: 0 };
  renderInPlaza(<TermList term={term} context={context} onOpen={() => undefined} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Car Loan, Riverside Bank6%',
    'Car Loan, Riverside Bank4%',
  ]);
  expect(complaints).not.toHaveBeenCalled(); // as React does about equal keys
  complaints.mockRestore();
});
