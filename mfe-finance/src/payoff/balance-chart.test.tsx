import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { loanFixture, simulationFixture } from '../testing/loans';
import BalanceChart from './balance-chart';

afterEach(() => jest.restoreAllMocks());

test('the chart is an image without a stop for the keyboard in it, as its table has the figures', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260));
  renderInPlaza(<BalanceChart simulation={simulationFixture(loanFixture())} settings={{ displaySymbols: true }} />);
  const image = screen.getByRole('img', { name: /^With the plan/ });
  await waitFor(() => expect(image.querySelector('svg')).toBeInTheDocument());
  expect(image.querySelector('[tabindex="0"], [role=application]')).not.toBeInTheDocument();
});
