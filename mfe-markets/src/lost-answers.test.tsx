import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast, openTerminal } from './testing/screens';
import { alertFixture, marketsForTests } from './testing/server';

const markets = marketsForTests();
const star = () => screen.findByRole('button', { name: 'Favorite Bitcoin' });
const alertsPath = '/api/v1/markets/alerts';

/** Lets a write succeed whose answer does not arrive. */
const lose = (method: 'post' | 'delete', path: string, write: () => void) =>
  server.use(
    http[method](path, () => {
      write();
      return HttpResponse.error();
    }),
  );

describe('a write whose answer is lost shows what it has changed', () => {
  it('by saving and removing a favorite', async () => {
    const path = '/api/v1/markets/favorite-crypto';
    openTerminal();
    await star();
    lose('post', path, () => void markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]));
    await userEvent.click(await star());
    await expectToast('Failed to add to favorites');
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'));
    lose('delete', `${path}/:key`, () => void markets.favourites.set('crypto', []));
    await userEvent.click(await star());
    await expectToast('Failed to remove from favorites');
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('by setting and removing an alert', async () => {
    openTerminal();
    await userEvent.click(await screen.findByRole('button', { name: 'Price Alerts for Bitcoin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Price Alerts for Bitcoin' }));
    lose('post', alertsPath, () => {
      markets.alerts = [alertFixture()];
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    const remove = await dialog.findByRole('button', { name: /^Remove Alert: Bitcoin/ });
    lose('delete', `${alertsPath}/:id`, () => {
      markets.alerts = [];
    });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  });
});
