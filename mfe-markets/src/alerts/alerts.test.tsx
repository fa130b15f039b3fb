import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { onLiveEvent } from '@plaza/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectToast, openTerminal } from '../testing/screens';
import { alertFixture, firingFixture, freshFeed, marketsForTests, signedInStore } from '../testing/server';
import AlertDialog from './alert-dialog';

const markets = marketsForTests();
const path = '/api/v1/markets/alerts';

async function openBell(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Price Alerts for ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Price Alerts for ${name}` }));
}

/** The dialog that the bell opens, without the terminal around it. */
function openDialog() {
  const bitcoin = { kind: 'crypto', key: 'bitcoin', name: 'Bitcoin', price: 97_250 } as const;
  renderInPlaza(<AlertDialog instrument={bitcoin} onClose={() => undefined} />, { store: signedInStore() });
  return within(screen.getByRole('dialog', { name: 'Price Alerts for Bitcoin' }));
}

async function openAll() {
  await userEvent.click(await screen.findByRole('button', { name: /^Alerts/ }));
  return within(await screen.findByRole('dialog', { name: 'Alerts' }));
}

describe('the bell of a row', () => {
  it('adds an alert, starting from the current price, and lists it', async () => {
    openTerminal();
    const dialog = await openBell('Bitcoin');
    const price = dialog.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveValue('97250');
    await userEvent.clear(price);
    await userEvent.type(price, '100000.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    await expectToast('Alert set');
    expect(markets.sent).toEqual([
      { call: `POST ${path}`, body: { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 100000.5 } },
    ]);
    expect(await dialog.findByText('At $100,000.50 or above')).toBeVisible();
  });

  it('shows the current price, while the list behind it is updated', async () => {
    openTerminal();
    const dialog = await openBell('Bitcoin');
    expect(dialog.getByText('It stands at $97,250.00.')).toBeVisible();
    markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 97_300, 1.55]] });
    expect(await dialog.findByText('It stands at $97,300.00.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('97250');
  });

  it('shows the exact price of an alert, which the list rounds', async () => {
    const { dogecoin } = markets.coins;
    markets.coins = { ...markets.coins, ...(dogecoin && { dogecoin: { ...dogecoin, price_usd: 0.0000181234 } }) };
    openTerminal();
    const dialog = await openBell('Dogecoin');
    expect(dialog.getByText('It stands at $0.0000181234.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('0.0000181234');
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(await dialog.findByText('At $0.0000181234 or above')).toBeVisible();
  });

  it('watches for a fall as well', async () => {
    openTerminal('Forex');
    const dialog = await openBell('USD/CAD');
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('CAD');
    await userEvent.click(dialog.getByRole('combobox', { name: 'When the price' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Falls to' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    await waitFor(() =>
      expect(markets.sent).toEqual([
        { call: `POST ${path}`, body: { kind: 'forex', key: 'USD/CAD', direction: 'below', threshold: 1.3712 } },
      ]),
    );
  });

  it.each(['', '0', '-1', '1e3', '100,5'])('does not accept "%s" as a price', async (typed) => {
    const dialog = openDialog();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Price' }));
    if (typed) await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), typed);
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(dialog.getByText('Enter a price above 0')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue(typed);
    expect(markets.sent).toEqual([]);
  });

  it('shows the error of the server, and keeps the input', async () => {
    markets.reject('post', path, 409, 'You have 100 alerts already.');
    const dialog = openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(await dialog.findByText('You have 100 alerts already.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('97250');
  });

  it('asks before a typed price is lost, and not after its alert was added', async () => {
    openTerminal();
    const dialog = await openBell('Bitcoin');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '0');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Go On Editing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    await expectToast('Alert set');
    await userEvent.keyboard('{Escape}{Escape}'); // the toast, then the dialog
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows only the alerts of its own row, which can be removed', async () => {
    markets.alerts = [alertFixture(), alertFixture({ id: 'other', key: 'tether', name: 'Tether', threshold: 1.01 })];
    openTerminal();
    const dialog = await openBell('Bitcoin');
    expect(await dialog.findByText('At $100,000.00 or above')).toBeVisible();
    expect(dialog.queryByText('At $1.01 or above')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Alert: Bitcoin at $100,000.00 or above' }));
    await waitFor(() => expect(dialog.queryByText('At $100,000.00 or above')).not.toBeInTheDocument());
    expect(markets.callCount(`DELETE ${path}/alert-0`)).toBe(1);
  });

  it('restores a removed alert', async () => {
    markets.alerts = [alertFixture()];
    openTerminal();
    const dialog = await openBell('Bitcoin');
    await userEvent.click(await dialog.findByRole('button', { name: /^Remove Alert: Bitcoin/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(await dialog.findByText('At $100,000.00 or above')).toBeVisible();
    const { kind, key, direction, threshold } = alertFixture();
    expect(markets.sent.at(-1)).toMatchObject({ call: `POST ${path}`, body: { kind, key, direction, threshold } });
  });

  it('is not on rows whose price does not change', async () => {
    openTerminal('Economy');
    await screen.findByRole('rowheader', { name: 'Inflation Rate' });
    expect(screen.queryByRole('button', { name: /^Price Alerts for/ })).not.toBeInTheDocument();
  });
});

describe('all alerts', () => {
  it('show alerts and firings; opening them marks the firings as seen', async () => {
    markets.alerts = [
      alertFixture({ armed: false }),
      alertFixture({ id: 'b', kind: 'bonds', name: 'Bund', threshold: 3 }),
    ];
    markets.firings = [
      firingFixture(),
      firingFixture({ id: 'f-2', name: 'Tether', direction: 'below', price: 0.98, seen: true }),
    ];
    openTerminal();
    expect(await screen.findByRole('button', { name: 'Alerts, 1 new' })).toBeVisible();
    const dialog = await openAll();
    const fired = within(await dialog.findByRole('region', { name: 'Fired' })).getAllByRole('listitem');
    expect(fired[0]).toHaveTextContent('Bitcoin rose to $100,010.00');
    expect(fired[0]).toHaveTextContent('New');
    expect(fired[1]).toHaveTextContent('Tether fell to $0.9800');
    expect(fired[1]).not.toHaveTextContent('New');
    const watching = within(dialog.getByRole('region', { name: 'Watching' }));
    expect(watching.getByText(/at 3.00% or above/)).toBeVisible();
    expect(watching.getByText('Waits until the price is back on the other side')).toBeVisible();
    await waitFor(() => expect(markets.callCount('POST /api/v1/markets/alert-firings/seen')).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Alerts' })).toBeVisible();
  });

  it('show a hint while there are none', async () => {
    openTerminal();
    expect(await (await openAll()).findByText('No alerts yet')).toBeVisible();
  });

  it('do not show that there are none while the firings are unknown or unavailable', async () => {
    markets.firings = [firingFixture({ seen: true })];
    markets.reject('get', '/api/v1/markets/alert-firings', 503, 'The source is silent.');
    openTerminal();
    const dialog = await openAll();
    expect(await dialog.findByText('The source is silent.')).toBeVisible();
    expect(dialog.queryByText('No alerts yet')).not.toBeInTheDocument();
    markets.serve();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Bitcoin rose to $100,010.00')).toBeVisible();
  });

  it('are refetched after a failure', async () => {
    markets.reject('get', path, 503, 'The source is silent.');
    openTerminal();
    const dialog = await openAll();
    expect(await dialog.findByText('The source is silent.')).toBeVisible();
    markets.serve();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('No alerts yet')).toBeVisible();
  });
});

test('an alert that fires shows a toast at once, and is counted', async () => {
  const heard = jest.fn();
  const stop = onLiveEvent('alert.fired', heard);
  openTerminal();
  await screen.findByRole('button', { name: 'Alerts' });
  await waitFor(() => expect(markets.isFollowed).toBe(true));
  markets.firings = [firingFixture()];
  await act(async () => markets.push('alert.fired', firingFixture()));
  await expectToast('Bitcoin rose to $100,010.00');
  await expectToast('Your alert: at $100,000.00 or above');
  expect(await screen.findByRole('button', { name: 'Alerts, 1 new' })).toBeVisible();
  stop();
});

describe('an alert that fires while no events are received', () => {
  const fireUnheard = () => {
    markets.alerts = [alertFixture({ armed: false })];
    markets.firings = [firingFixture()];
  };

  it('is shown when Markets is reopened, and the previous ones until then', async () => {
    const store = signedInStore();
    markets.alerts = [alertFixture()];
    const before = openTerminal(undefined, store);
    const watched = await openAll();
    expect(await watched.findByText(/at \$100,000.00 or above/)).toBeVisible();
    before.unmount();
    fireUnheard();
    openTerminal(undefined, store);
    expect(await screen.findByRole('button', { name: 'Alerts, 1 new' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alerts, 1 new' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alerts' }));
    expect(dialog.getByText('Bitcoin rose to $100,010.00')).toBeVisible();
    expect(dialog.getByText(/at \$100,000.00 or above/)).toBeVisible();
    expect(await dialog.findByText('Waits until the price is back on the other side')).toBeVisible();
  });

  it('is shown in the alerts of its row when they are reopened', async () => {
    markets.alerts = [alertFixture()];
    openTerminal();
    const before = await openBell('Bitcoin');
    expect(await before.findByText('At $100,000.00 or above')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    fireUnheard();
    const dialog = await openBell('Bitcoin');
    expect(dialog.getByText('At $100,000.00 or above')).toBeVisible();
    expect(await dialog.findByText('Waits until the price is back on the other side')).toBeVisible();
  });

  it('is fetched when the stream is back', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    openTerminal();
    expect(await screen.findByRole('button', { name: 'Alerts' })).toBeVisible();
    await waitFor(() => expect(markets.isFollowed).toBe(true));
    fireUnheard();
    markets.breakStreams();
    expect(await screen.findByRole('button', { name: 'Alerts, 1 new' })).toBeVisible();
    jest.restoreAllMocks();
  });
});

it('the list of alerts opens without the focus on a button, so that Enter removes nothing', async () => {
  markets.alerts = [alertFixture()];
  openTerminal();
  const dialog = await openAll();
  const remove = await dialog.findByRole('button', { name: /^Remove Alert/ });
  expect(remove).not.toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(markets.sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  await userEvent.tab();
  expect(remove).toHaveFocus();
});
