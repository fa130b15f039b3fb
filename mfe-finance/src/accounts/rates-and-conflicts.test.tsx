import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as page from '../leave-page';
import { expectToast } from '../testing/expect-toast';
import { accountFixture, financeForTests } from '../testing/server';
import { CashAndInvestments } from './cash-and-investments';

jest.mock('../leave-page');

const refreshPath = '/api/v1/markets/exchange-rates/refresh';
const finance = financeForTests();
afterEach(() => jest.useRealTimers());

async function open() {
  const { user } = renderInPlaza(<CashAndInvestments />);
  await screen.findByRole('table', { name: 'Accounts' });
  return user;
}

describe('the currency picker', () => {
  test('has the currencies of the form, three more, custom ones, and then all others', async () => {
    finance.settings = { ...finance.settings, manualRateOverrides: { POINTS: '0.0125' } };
    finance.accounts = [accountFixture()];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: USD' }));
    const codes = screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    expect(codes.slice(0, 18)).toEqual([
      ...['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF', 'CNY', 'INR', 'KRW'],
      ...['BTC', 'ETH', 'ADA', 'DOT', 'SOL', 'POINTS', 'SGD', 'HKD'],
    ]);
    expect(codes).toHaveLength(59);
  });

  test('sends the currency and its factor, and updates the value at once', async () => {
    finance.accounts = [accountFixture({ balance: '2.00' })];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'BTC' }));
    await expectToast('Account updated successfully');
    const changes = { currency: 'BTC', conversionFactor: '90000', factorFromRates: true };
    expect(finance.sent('PATCH /accounts')).toEqual([changes]);
    expect(screen.getByRole('row', { name: /Everyday/ })).toHaveTextContent('$180,000.00');
  });

  test('sends a rate of many digits as the service rounds it, so that it stays the market rate', async () => {
    const factor = '0.00000006666666666666666666666666666667';
    const rates = finance.rates.rates.map((rate) => (rate.code === 'EUR' ? { ...rate, factor } : rate));
    finance.rates = { ...finance.rates, rates };
    finance.accounts = [accountFixture()];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'EUR' }));
    await expectToast('Account updated successfully');
    expect(finance.sent('PATCH /accounts')).toMatchObject([
      { currency: 'EUR', conversionFactor: '0.000000066666666667' },
    ]);
  });

  test('uses rates of the last five minutes, also if the accounts were open before', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });
    finance.accounts = [accountFixture()];
    const { user, leaveAndReturn } = renderInPlaza(<CashAndInvestments />);
    await screen.findByRole('table', { name: 'Accounts' });
    const rates = finance.rates.rates.map((rate) => (rate.code === 'BTC' ? { ...rate, factor: '95000' } : rate));
    finance.rates = { ...finance.rates, rates };
    jest.setSystemTime(Date.now() + 3 * 3_600_000);
    leaveAndReturn();
    await waitFor(() => expect(finance.sent('GET /rates')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'BTC' }));
    await expectToast('Account updated successfully');
    expect(finance.sent('PATCH /accounts')).toMatchObject([{ currency: 'BTC', conversionFactor: '95000' }]);
  });

  test.each([
    ['manual', {}],
    ['market', { factorFromRates: true }],
  ] as const)('can be undone, with the previous factor of the account and its source, %s', async (source, origin) => {
    finance.accounts = [accountFixture({ currency: 'EUR', conversionFactor: '1.01', factorSource: source })];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: EUR' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'BTC' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(finance.sent('PATCH /accounts')).toEqual([
        { currency: 'BTC', conversionFactor: '90000', factorFromRates: true },
        { currency: 'EUR', conversionFactor: '1.01', ...origin },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Edit Currency: EUR' })).toBeVisible();
  });

  test.each([
    [400, 'Failed to update account: BTC takes at most 8 decimals'],
    [500, 'Failed to update account'],
  ])('shows a failure of %s, with the reason if it is about the currency', async (status, description) => {
    finance.accounts = [accountFixture()];
    finance.reject('patch', '/accounts/:id', { status, message: 'BTC takes at most 8 decimals' });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'BTC' }));
    await expectToast('Error');
    expect(screen.getAllByText(description)[0]).toBeVisible();
  });

  test('sends nothing for a currency without a rate, with a message', async () => {
    finance.accounts = [accountFixture()];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'KRW' }));
    await expectToast('There is no rate for KRW. Set a custom rate in the settings first.');
    expect(finance.sent('PATCH /accounts')).toEqual([]);
  });
});

describe('Update Exchange Rates', () => {
  test('shows the base currency, and locked currencies', async () => {
    finance.accounts = [accountFixture()];
    finance.factorsUpdate = { ...finance.factorsUpdate, updated: 3, locked: ['EUR'] };
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
    await expectToast('Exchange rates updated automatically to USD');
    expect(screen.getAllByText('Locked, and left as they were: EUR.')[0]).toBeVisible();
  });

  test('shows which currencies have no rate', async () => {
    finance.accounts = [accountFixture()];
    finance.factorsUpdate = { ...finance.factorsUpdate, updated: 1, withoutRate: ['XYZ'] };
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
    await expectToast('Failed to update some exchange rates');
    expect(screen.getAllByText('There is no rate for XYZ.')[0]).toBeVisible();
  });
});

describe('Update Exchange Rates without newer ones', () => {
  const press = async () => {
    finance.accounts = [accountFixture()];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
  };
  const threeMinutesAgo = () => new Date(Date.now() - 190_000).toISOString();

  test('shows how old they are and when to try again', async () => {
    finance.refreshedRates = {
      ...finance.refreshedRates,
      lastUpdated: threeMinutesAgo(),
      refreshed: false,
      retryAfterSeconds: 40,
    };
    await press();
    await expectToast('Exchange rates updated automatically to USD');
    const sentence = 'The rates were updated 3 minutes ago. Try again in 40 seconds.';
    expect(screen.getAllByText(sentence)[0]).toBeVisible();
  });

  test('shows the age of the current rates if newer ones could not be fetched', async () => {
    finance.server.use(http.post(refreshPath, () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    finance.factorsUpdate = { ...finance.factorsUpdate, ratesAsOf: threeMinutesAgo() };
    await press();
    await expectToast('Exchange rates updated automatically to USD');
    const sentence = 'New rates could not be fetched: those from 3 minutes ago are used.';
    expect(screen.getAllByText(sentence)[0]).toBeVisible();
  });

  test('leads to sign-in without a session', async () => {
    finance.server.use(http.post(refreshPath, () => HttpResponse.json({ message: 'no' }, { status: 401 })));
    await press();
    await expectToast('Unauthorized');
    expect(screen.getAllByText('You are logged out. Logging in again...')[0]).toBeVisible();
    await waitFor(() => expect(page.leavePage).toHaveBeenCalledWith('/api/login'));
  });
});

describe('an account that another window changed', () => {
  test('shows both values of an edited field, and overwrites the other on request', async () => {
    const account = accountFixture({ balance: '100.00' });
    finance.accounts = [account];
    const user = await open();
    finance.accounts = [{ ...account, balance: '250.00', version: 1 }];
    await user.click(screen.getByRole('button', { name: 'Edit Balance: $100.00' }));
    await user.keyboard('175{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Everyday' });
    await waitFor(() =>
      expect(within(dialog).getByRole('row', { name: /Balance/ })).toHaveTextContent('Balance250.00175'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save Mine' }));
    await expectToast('Account updated successfully');
    expect(finance.accounts).toMatchObject([{ balance: '175', version: 2 }]);
  });

  test('quick edits in one window do not conflict with each other', async () => {
    finance.accounts = [accountFixture({ balance: '100.00' })];
    let release: () => void = () => undefined;
    finance.delayChanges(new Promise((resolve) => (release = resolve)));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Balance: $100.00' }));
    await user.keyboard('175{Enter}');
    await user.click(screen.getByRole('button', { name: 'Edit Owner: Primary' }));
    await user.keyboard('Mira{Enter}');
    release();
    await waitFor(() => expect(finance.accounts).toMatchObject([{ balance: '175', owner: 'Mira', version: 2 }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows both in its form', async () => {
    const account = accountFixture({ name: 'Everyday' });
    finance.accounts = [account];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Everyday' }));
    finance.accounts = [{ ...account, name: 'Household', version: 1 }];
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Daily');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('row', { name: /Name/ })).toHaveTextContent('NameHouseholdDaily');
    await user.click(within(notice).getByRole('button', { name: 'Use Theirs' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Household');
  });

  describe('in its form', () => {
    /** Edits the notes of an account of which another window has saved another balance meanwhile. */
    async function editNotes() {
      const account = accountFixture({ balance: '100.00' });
      finance.accounts = [account];
      const user = await open();
      await user.click(screen.getByRole('button', { name: 'Edit Everyday' }));
      finance.accounts = [{ ...account, balance: '250.00', version: 1 }];
      await user.type(screen.getByLabelText('Notes'), 'mine');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      const notice = await screen.findByRole('alert');
      expect(within(notice).getByRole('row', { name: /Balance/ })).toHaveTextContent('Balance250.00100.00');
      return { user, notice };
    }

    test('takes all own values with Save Mine', async () => {
      const { user, notice } = await editNotes();
      await user.click(within(notice).getByRole('button', { name: 'Save Mine' }));
      await expectToast('Account updated successfully');
      expect(finance.accounts).toMatchObject([{ balance: '100.00', notes: 'mine', version: 2 }]);
    });

    test('is edited from the other version after Use Theirs', async () => {
      const { user, notice } = await editNotes();
      await user.click(within(notice).getByRole('button', { name: 'Use Theirs' }));
      const balance = within(screen.getByRole('dialog')).getByLabelText('Balance');
      expect(balance).toHaveValue('250.00');
      await user.clear(balance);
      await user.type(balance, '100');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await expectToast('Account updated successfully');
      expect(finance.accounts).toMatchObject([{ balance: '100', notes: '', version: 2 }]);
    });
  });
});
