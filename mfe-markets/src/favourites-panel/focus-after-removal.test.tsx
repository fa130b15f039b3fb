import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTerminal } from '../testing/screens';
import { marketsForTests } from '../testing/server';

const markets = marketsForTests();

it('a removed favorite gives the focus to its list, from where Tab reaches the next one', async () => {
  markets.favourites.set('bonds', [
    { name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' },
    { name: 'Another', yield: 2, maturity: '2Y' },
  ]);
  openTerminal();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove US 10-Year Treasury from favorites' }));
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'Bonds' })).getByRole('list')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Another from favorites' })).toHaveFocus();
});
