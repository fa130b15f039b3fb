import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { threeCoins } from '../test-prices';
import { CoinList } from './coin-list';
import { dearestFirst } from './coins';

const lines = () =>
  within(screen.getByRole('list', { name: 'Cryptocurrencies' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows the dearest coin first, each with its figures', () => {
  renderInPlaza(<CoinList coins={dearestFirst(threeCoins)} />);
  expect(lines()).toEqual(['BTC$97,250.00Bitcoin+1.50%', 'USDT$1.00Tether+0.00%', 'DOGE$0.33612Dogecoin-4.20%']);
});

it('can be put in another order', async () => {
  renderInPlaza(<CoinList coins={dearestFirst(threeCoins)} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(screen.getByRole('option', { name: 'Biggest losses' }));
  expect(lines()[0]).toContain('DOGE');
});
