import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import { financeApi } from '../../finance-api';
import { accountFixture, financeForTests } from '../../testing/server';
import { CashAndInvestments } from '../cash-and-investments';
import { AccountDialog } from './account-dialog';

const finance = financeForTests();

/** Rates for the base currency CAD; there is none for GBP. */
function ratesInCad(euro: string): PersonalRates {
  const [usd, eur, cad] = finance.rates.rates;
  if (!usd || !eur || !cad) throw new Error('The rates of the tests have changed');
  return {
    ...finance.rates,
    baseCurrency: 'CAD',
    rates: [
      { ...usd, factor: '1.4', source: 'market' },
      { ...eur, factor: euro },
      { ...cad, factor: '1', source: 'base' },
    ],
  };
}

/** The dialog for the first account, without the screen around it. */
function openAdd() {
  const { user } = renderInPlaza(
    <AccountDialog
      account={undefined}
      accounts={[]}
      settings={finance.settings}
      rates={finance.rates}
      onClose={() => undefined}
    />,
  );
  return { user, dialog: screen.getByRole('dialog', { name: 'Add Account' }) };
}

async function openScreenAndAdd() {
  const { user, store } = renderInPlaza(<CashAndInvestments />);
  await screen.findByText('No accounts yet');
  await user.click(screen.getByRole('button', { name: 'Add Account' }));
  return { user, store, dialog: screen.getByRole('dialog', { name: 'Add Account' }) };
}

async function optionsOf(user: ReturnType<typeof openAdd>['user'], name: string) {
  await user.click(screen.getByRole('combobox', { name }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await user.keyboard('{Escape}');
  return options;
}

describe('the account dialog', () => {
  test('adds an account with all entered values', async () => {
    const { user, dialog } = await openScreenAndAdd();
    const fill = async (label: string, text: string) => {
      await user.clear(within(dialog).getByLabelText(label));
      await user.paste(text);
    };
    const choose = async (label: string, option: string) => {
      await user.click(within(dialog).getByLabelText(label));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await fill('Name', 'Cold storage');
    await choose('Type', 'Crypto');
    await choose('Status', 'Locked');
    await fill('Owner', 'Mira');
    await choose('Currency', 'BTC');
    await fill('Balance', '0.41830021');
    await fill('Conversion Factor', '64250.125');
    await fill('Interest Rate', '0.125');
    await fill('Perks', 'None');
    await fill('Notes', 'In the safe');
    expect(within(dialog).getByText('1 BTC in USD. Total: $26,875.84')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
    expect(await screen.findByText('Account created successfully')).toBeVisible();
    expect(finance.sent('POST /accounts')).toEqual([
      {
        name: 'Cold storage',
        type: 'Crypto',
        status: 'Locked',
        owner: 'Mira',
        interestRate: '0.125',
        perks: 'None',
        notes: 'In the safe',
        balance: '0.41830021',
        currency: 'BTC',
        conversionFactor: '64250.125',
        sortOrder: 0,
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Cold storage/ })).toBeVisible();
  });

  test('offers the types, the statuses, and the currencies of the form first, with those of custom rates', async () => {
    finance.settings = { ...finance.settings, manualRateOverrides: { WAX: '0.05', EUR: '1.1' } };
    const { user } = openAdd();
    expect(await optionsOf(user, 'Type')).toEqual([
      'Chequing',
      'Savings',
      'TFSA',
      'RRSP',
      'Investment',
      'Crypto',
      'Wallet',
      'GIC',
      'Money Market',
    ]);
    expect(await optionsOf(user, 'Status')).toEqual(['Unlocked', 'Locked']);
    const currencies = await optionsOf(user, 'Currency');
    expect(currencies.slice(0, 14)).toEqual([
      ...['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'],
      ...['BTC', 'ETH', 'ADA', 'DOT', 'SOL', 'WAX', 'CNY'],
    ]);
    expect(currencies).toHaveLength(59);
  });

  test('shows that a field is required on blur, not before', async () => {
    const { user, dialog } = openAdd();
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).not.toHaveAccessibleDescription();
    await user.tab();
    expect(name).toHaveAccessibleDescription('Name is required');
    const type = within(dialog).getByRole('combobox', { name: 'Type' });
    expect(type).not.toHaveAccessibleDescription();
    await user.click(type);
    await user.keyboard('{Escape}');
    expect(type).not.toHaveAccessibleDescription();
    await user.tab();
    expect(type).toHaveAccessibleDescription('Type is required');
    await user.click(type);
    await user.click(await screen.findByRole('option', { name: 'Savings' }));
    await user.tab();
    expect(type).not.toHaveAccessibleDescription();
  });

  test('focuses the first missing field instead of submitting', async () => {
    const { user, dialog } = openAdd();
    await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(within(dialog).getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Type is required');
    expect(finance.sent('POST /accounts')).toEqual([]);
  });

  test('starts with the base currency, and fills in the factor of the shown currency', async () => {
    finance.settings = { ...finance.settings, baseCurrency: 'CAD' };
    finance.rates = ratesInCad('1.75');
    const { user, dialog } = openAdd();
    expect(within(dialog).getByRole('combobox', { name: 'Currency' })).toHaveTextContent('CAD');
    const factor = within(dialog).getByRole('textbox', { name: 'Conversion Factor' });
    expect(factor).toHaveValue('1');
    const choose = async (currency: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: 'Currency' }));
      await user.click(await screen.findByRole('option', { name: currency }));
    };
    await choose('USD');
    expect(factor).toHaveValue('1.4');
    await user.type(within(dialog).getByRole('textbox', { name: 'Balance' }), '100');
    expect(within(dialog).getByText('1 USD in CAD. Total: CA$140.00')).toBeVisible();
    await choose('CAD');
    expect(factor).toHaveValue('1');
    await choose('GBP');
    expect(factor).toHaveValue('');
    expect(factor).toHaveAccessibleDescription('If left empty, 1 GBP counts as 1 CAD. Total: CA$100.00');
  });

  test('says that the rate of the moment is used while no rates have been loaded, until a factor was typed', async () => {
    const { user } = renderInPlaza(
      <AccountDialog
        account={undefined}
        accounts={[]}
        settings={finance.settings}
        rates={undefined}
        onClose={() => undefined}
      />,
    );
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    await user.click(await screen.findByRole('option', { name: 'EUR' }));
    const factor = screen.getByRole('textbox', { name: 'Conversion Factor' });
    expect(factor).toHaveAccessibleDescription('If left empty, the rate of the moment is used.');
    await user.type(factor, '2');
    expect(factor).toHaveAccessibleDescription('1 EUR in USD. Total: $0.00');
  });

  test('follows the rates until a factor is typed or cleared', async () => {
    finance.settings = { ...finance.settings, baseCurrency: 'CAD' };
    finance.rates = ratesInCad('1.75');
    const { user, store } = await openScreenAndAdd();
    const ratesChange = async (euro: string) => {
      finance.rates = ratesInCad(euro);
      await act(() => store.dispatch(financeApi.endpoints.financeRates.initiate(undefined, { forceRefetch: true })));
    };
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    await user.click(await screen.findByRole('option', { name: 'EUR' }));
    const factor = screen.getByRole('textbox', { name: 'Conversion Factor' });
    expect(factor).toHaveValue('1.75');
    await ratesChange('1.8');
    await waitFor(() => expect(factor).toHaveValue('1.8'));
    await user.clear(factor);
    await ratesChange('1.9');
    expect(factor).toHaveValue('');
    await user.type(factor, '2');
    await ratesChange('1.95');
    expect(factor).toHaveValue('2');
  });

  test.each([
    ['filled in', '', { conversionFactor: '1.25', factorFromRates: true }],
    ['typed', '1.3', { conversionFactor: '1.3' }],
  ])('sends a factor that was %s as such', async (_how, typed, expected) => {
    const { user, dialog } = openAdd();
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Everyday');
    for (const [field, option] of [
      ['Type', 'Savings'],
      ['Currency', 'EUR'],
    ] as const) {
      await user.click(within(dialog).getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    const factor = within(dialog).getByRole('textbox', { name: 'Conversion Factor' });
    if (typed) await user.clear(factor);
    if (typed) await user.type(factor, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
    await waitFor(() => expect(finance.sent('POST /accounts')).toMatchObject([{ currency: 'EUR', ...expected }]));
    const [sent] = finance.sent('POST /accounts') as [object];
    expect('factorFromRates' in sent).toBe('factorFromRates' in expected);
  });

  test('sends the filled-in factor of another currency as such, and the own one only if it was typed', async () => {
    finance.accounts = [accountFixture({ conversionFactor: '1.01' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    const open = async () => user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    const choose = async (currency: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Currency' }));
      await user.click(await screen.findByRole('option', { name: currency }));
    };
    await open();
    await choose('EUR');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const toEuro = { currency: 'EUR', conversionFactor: '1.25', factorFromRates: true };
    await waitFor(() => expect(finance.sent('PATCH /accounts')).toEqual([toEuro]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await user.clear(screen.getByRole('textbox', { name: 'Conversion Factor' }));
    await user.type(screen.getByRole('textbox', { name: 'Conversion Factor' }), '1.2');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(finance.sent('PATCH /accounts')).toEqual([toEuro, { conversionFactor: '1.2' }]));
  });

  test.each([
    ['Balance', '12,50', 'Must be a number, such as 1200.50'],
    ['Balance', '12.505', 'USD takes at most 2 decimals'],
    ['Conversion Factor', '-1', 'Must be a positive number with at most 18 decimals'],
    ['Interest Rate', '1e1', 'Must be a number, such as 1200.50'],
    ['Sort Order', '1.5', 'Must be a whole number'],
  ])('does not send %s %j, explains why and keeps it as typed', async (label, typed, message) => {
    const { user, dialog } = openAdd();
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Everyday');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Savings' }));
    const entry = within(dialog).getByRole('textbox', { name: label });
    await user.clear(entry);
    await user.type(entry, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
    await waitFor(() => expect(entry).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(entry).toHaveValue(typed);
    expect(finance.sent('POST /accounts')).toEqual([]);
  });

  test('uses a factor of 1 for the base currency, whatever is typed, as the service does', async () => {
    const { user, dialog } = openAdd();
    const factor = within(dialog).getByRole('textbox', { name: 'Conversion Factor' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Balance' }), '100');
    await user.clear(factor);
    await user.type(factor, '2');
    expect(factor).toHaveAccessibleDescription('USD is your base currency. Total: $100.00');
  });

  test('edits an account and sends the changes', async () => {
    finance.accounts = [accountFixture({ currency: 'INR', notes: 'old' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Account' });
    expect(within(dialog).getByRole('combobox', { name: 'Currency' })).toHaveTextContent('INR');
    await user.clear(within(dialog).getByRole('textbox', { name: 'Notes' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
    expect(finance.sent('PATCH /accounts')).toEqual([{ notes: '' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the input when the server rejects it, and shows each message at its field', async () => {
    const { user, dialog } = openAdd();
    const details = [{ path: 'name', message: 'This name is taken' }];
    finance.reject('post', '/accounts', { status: 400, message: 'Not valid.', details });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Everyday');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Savings' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add Account' }));
    expect(await screen.findByText('Failed to create account')).toBeVisible();
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Everyday');
    expect(name).toHaveAccessibleDescription('This name is taken');
  });

  test('shows a message without a field above the form', async () => {
    finance.accounts = [accountFixture()];
    finance.reject('patch', '/accounts/:id', { status: 409, message: 'Somebody changed this account.' });
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'new');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update account')).toBeVisible();
    expect(screen.getByText('Somebody changed this account.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('new');
  });
});

test('the balance has a keyboard with a minus sign, as it may be overdrawn', () => {
  const { dialog } = openAdd();
  expect(within(dialog).getByLabelText('Balance')).toHaveAttribute('inputmode', 'text');
});
