import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTerminal } from '../testing/screens';
import { marketsForTests } from '../testing/server';

const markets = marketsForTests();

it('a searched stock that is removed, also the last one, leaves the focus near its place', async () => {
  markets.suggestions = [{ symbol: 'AAPL', name: 'Apple Inc.', price: 231.5, changePercent: 0.4 }];
  openTerminal('Stocks');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search stocks and ETFs' }), 'aapl');
  await userEvent.click(await screen.findByRole('option', { name: /Apple/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Apple Inc.' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your Searched Stocks' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Stocks' })).toHaveFocus());
});
