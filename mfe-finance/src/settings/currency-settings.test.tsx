import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import * as page from '../leave-page';
import { expectToast } from '../testing/expect-toast';
import { financeForTests } from '../testing/server';
import CurrencySettings from './currency-settings';
import { CustomRatesCard } from './custom-rates-card';
import { LendingLimitsCard } from './lending-limits-card';

jest.mock('../leave-page');

const finance = financeForTests();
const path = '/api/v1/finance/settings';
const refreshPath = '/api/v1/markets/exchange-rates/refresh';
beforeEach(() => jest.mocked(page.leavePage).mockClear());
afterEach(() => jest.useRealTimers());

/** Saves settings as the service would. Returns the bodies of the requests. */
function answerChanges(withoutRate: string[] = []) {
  const sent: Record<string, unknown>[] = [];
  finance.server.use(
    http.patch(path, async ({ request }) => {
      const { version: _seen, ...changes } = (await request.json()) as Record<string, unknown>;
      sent.push(changes);
      const version = finance.settings.version + 1;
      finance.settings = { ...finance.settings, ...changes, ...limitsAfter(changes), version };
      return HttpResponse.json({ ...finance.settings, factorsUpdated: 2, withoutRate });
    }),
  );
  return sent;
}

/** A limit of null is the default again. */
function limitsAfter({ maxAllowableDTI, mortgageRate }: Record<string, unknown>) {
  if (maxAllowableDTI === undefined) return undefined;
  const own = { maxAllowableDTI, mortgageRate };
  return {
    maxAllowableDTI: Number(maxAllowableDTI ?? 0.43),
    mortgageRate: String(mortgageRate ?? '5'),
    ownLimits: (['maxAllowableDTI', 'mortgageRate'] as const).filter((name) => own[name] !== null),
  };
}

async function open(withoutRate?: string[]) {
  const sent = answerChanges(withoutRate);
  const { user } = renderInPlaza(<CurrencySettings />);
  await screen.findByRole('combobox', { name: 'Base Currency' });
  await screen.findByText('Advanced Rate Management');
  return { user, sent };
}

/** One card, where a test needs none of the others. */
function openCard(card: ReactElement) {
  const sent = answerChanges();
  const { user } = renderInPlaza(card);
  return { user, sent };
}

async function chooseBase(user: Awaited<ReturnType<typeof open>>['user'], code: string) {
  await user.click(screen.getByRole('combobox', { name: 'Base Currency' }));
  await user.click(screen.getByRole('option', { name: code }));
}

test.each([
  ['2026-01-01T00:00:00.000Z', 1],
  ['9999-01-01T00:00:00.000Z', 0],
])('rates that are fresh until %s are marked as old from then on', async (freshUntil, marks) => {
  finance.rates = { ...finance.rates, freshUntil };
  await open();
  expect(screen.queryAllByText('Old')).toHaveLength(marks);
});

test.each([0, 120, -120])(
  'rates become old while they are open, also on a computer whose clock is %s minutes ahead',
  async (aheadMinutes) => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });
    finance.settings = { ...finance.settings, autoRefreshRates: false }; // so that nothing but time renders it again
    const sent = Date.now() - aheadMinutes * 60_000;
    finance.rates = { ...finance.rates, freshUntil: new Date(sent + 9 * 60_000).toISOString() };
    const headers = { Date: new Date(sent).toUTCString() };
    finance.server.use(http.get('/api/v1/finance/rates', () => HttpResponse.json(finance.rates, { headers })));
    await open();
    await act(() => jest.advanceTimersByTimeAsync(8 * 60_000));
    expect(screen.queryByText('Old')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(screen.getByText('Old')).toBeVisible();
  },
);

describe('base currency and switches', () => {
  test('are pending and marked as unsaved until Save & Apply', async () => {
    const { user, sent } = await open();
    expect(screen.getByRole('button', { name: 'Save & Apply' })).toHaveAttribute('aria-disabled', 'true');
    await chooseBase(user, 'CAD');
    await user.click(screen.getByRole('switch', { name: 'Display currency symbols' }));
    expect(screen.getByText('Unsaved')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('Settings Saved');
    expect(screen.getAllByText('Conversion Factors Updated')[0]).toBeVisible();
    expect(sent).toEqual([{ baseCurrency: 'CAD', displaySymbols: false }]);
    await waitFor(() => expect(screen.queryByText('Unsaved')).not.toBeInTheDocument());
  });

  test('are discarded by Cancel', async () => {
    const { user, sent } = await open();
    await chooseBase(user, 'EUR');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('combobox', { name: 'Base Currency' })).toHaveTextContent('USD');
    expect(screen.queryByText('Unsaved')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('say when rates are refreshed: while a screen that uses them is open', async () => {
    await open();
    expect(screen.getByText('Every five minutes while your finances or the markets are open.')).toBeVisible();
  });

  test('offer 48 currencies and 10 cryptocurrencies', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Base Currency' }));
    expect(screen.getAllByRole('option')).toHaveLength(58);
  });

  test('warn if a currency has no rate in the new base', async () => {
    const { user } = await open(['XYZ']);
    await chooseBase(user, 'CAD');
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('Warning: Settings saved but conversion factors need manual update');
  });

  test('show that saving failed, and keep the choices', async () => {
    const { user } = await open();
    finance.server.use(http.patch(path, () => HttpResponse.json({ message: 'no' }, { status: 500 })));
    await chooseBase(user, 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('Failed to update settings');
    expect(screen.getByText('Unsaved')).toBeVisible();
  });

  test("show the server's own message for a rejection, such as a limit", async () => {
    const { user } = await open();
    finance.reject('patch', '/settings', { status: 400, message: 'At most 200 custom rates' });
    await chooseBase(user, 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('At most 200 custom rates');
  });

  test('lead to sign-in without a session', async () => {
    const { user } = await open();
    finance.reject('patch', '/settings', { status: 401, message: 'Unauthorized' });
    await chooseBase(user, 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('Unauthorized: You are logged out. Logging in again...');
    await waitFor(() => expect(page.leavePage).toHaveBeenCalledWith('/api/login'));
  });
});

describe('custom rates', () => {
  test('a code is upper-cased and saved with its rate', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText('Currency code'), 'points');
    await user.type(screen.getByLabelText('One unit in USD'), '0.0125');
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    expect(await screen.findByText('1 POINTS = 0.0125 USD')).toBeVisible();
    expect(sent).toEqual([{ manualRateOverrides: { POINTS: '0.0125' } }]);
    await user.click(screen.getByRole('button', { name: 'Remove the Rate of POINTS' }));
    await waitFor(() => expect(screen.queryByText('1 POINTS = 0.0125 USD')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 POINTS = 0.0125 USD')).toBeVisible();
    expect(sent.at(-1)).toEqual({ manualRateOverrides: { POINTS: '0.0125' } });
  });

  test.each(['0', '-1', '12,50', '1e3', 'ten', ''])('%j is an invalid rate, and is kept as typed', async (typed) => {
    const { user, sent } = openCard(<CustomRatesCard settings={finance.settings} rates={finance.rates} />);
    await user.type(screen.getByLabelText('Currency code'), 'POINTS');
    if (typed) await user.type(screen.getByLabelText('One unit in USD'), typed);
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    await expectToast('Invalid rate');
    expect(screen.getAllByText('Please enter a valid positive number')[0]).toBeVisible();
    expect(screen.getByLabelText('One unit in USD')).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  test.each(['0.1234567890123456789', '1234567890123'])('shows what is stored of %j', async (typed) => {
    const { user, sent } = openCard(<CustomRatesCard settings={finance.settings} rates={finance.rates} />);
    await user.type(screen.getByLabelText('Currency code'), 'POINTS');
    await user.type(screen.getByLabelText('One unit in USD'), typed);
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    await expectToast('Invalid rate');
    expect(screen.getAllByText('A rate can have 12 digits before the point and 18 decimals')[0]).toBeVisible();
    expect(screen.getByLabelText('One unit in USD')).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  test('a rate that another base has made tiny does not affect others, and is saved unchanged', async () => {
    const shown = '0.0000000000000000000111111';
    finance.settings = { ...finance.settings, baseCurrency: 'BTC', manualRateOverrides: { POINTS: shown } };
    finance.rates = { ...finance.rates, baseCurrency: 'BTC' };
    const { user, sent } = openCard(<CustomRatesCard settings={finance.settings} rates={finance.rates} />);
    await user.click(screen.getByRole('button', { name: 'Edit the Rate of POINTS' }));
    expect(await screen.findByLabelText('1 POINTS in BTC')).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Save Rate' }));
    await expectToast('Settings Saved');
    expect(sent).toEqual([{ manualRateOverrides: { POINTS: shown } }]);
  });

  test('the first six cryptocurrencies are added by a button, starting with the market rate', async () => {
    const { user, sent } = await open();
    const quick = screen.getByRole('group', { name: 'Quick add' });
    expect(
      within(quick)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['BTC', 'ETH', 'ADA', 'DOT', 'SOL', 'XRP']);
    await user.click(within(quick).getByRole('button', { name: 'BTC' }));
    expect(await screen.findByLabelText('1 BTC in USD')).toHaveValue('90000');
    await user.click(screen.getByRole('button', { name: 'Save Rate' }));
    expect(await screen.findByText('1 BTC = 90000 USD')).toBeVisible();
    expect(sent).toEqual([{ manualRateOverrides: { BTC: '90000' } }]);
  });
});

describe('exchange rates', () => {
  test('show their source; each listed one can be locked', async () => {
    const { user, sent } = await open();
    expect(screen.getByText(/Plaza simulated feed/)).toBeVisible();
    expect(screen.getByText('Simulated')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Lock EUR' }));
    await waitFor(() => expect(sent).toEqual([{ lockedRates: { EUR: true } }]));
  });

  test('are refreshed on demand, and a failure is shown', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Refresh Rates' });
    await user.click(button);
    await expectToast('Exchange rates refreshed');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy')); // the toast may come first
    finance.server.use(http.post(refreshPath, () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    await user.click(button);
    await expectToast('Failed to refresh exchange rates');
  });

  test('show their age and a retry time after too many requests', async () => {
    const lastUpdated = new Date(Date.now() - 7_300_000).toISOString();
    finance.refreshedRates = { ...finance.refreshedRates, lastUpdated, refreshed: false, retryAfterSeconds: 1 };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Refresh Rates' }));
    await expectToast('Exchange rates not refreshed');
    const sentence = 'The rates were updated 2 hours ago. Try again in 1 second.';
    expect(screen.getAllByText(sentence)[0]).toBeVisible();
  });

  test('lead to sign-in without a session', async () => {
    const { user } = await open();
    finance.server.use(http.post(refreshPath, () => HttpResponse.json({ message: 'no' }, { status: 401 })));
    await user.click(screen.getByRole('button', { name: 'Refresh Rates' }));
    await expectToast('Unauthorized');
    expect(screen.getAllByText('You are logged out. Logging in again...')[0]).toBeVisible();
    await waitFor(() => expect(page.leavePage).toHaveBeenCalledWith('/api/login'));
  });

  test('are refetched when settings are saved', async () => {
    const { user } = await open();
    let requests = 0;
    finance.server.use(
      http.get('/api/v1/markets/exchange-rates', () => {
        requests += 1;
        return HttpResponse.json({ rates: {}, lastUpdated: finance.rates.asOf });
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Display currency symbols' }));
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast('Settings Saved');
    await waitFor(() => expect(requests).toBe(1));
  });
});

describe('lending limits', () => {
  const share = () => screen.getByRole('textbox', { name: 'Largest debt-to-income ratio' });
  const rate = () => screen.getByRole('textbox', { name: 'Mortgage rate' });

  test('are empty while they are the defaults, and saved as a fraction and a percentage', async () => {
    const { user, sent } = await open();
    expect([share(), rate()].map((entry) => (entry as HTMLInputElement).placeholder)).toEqual(['43', '5']);
    expect(share()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save Limits' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(share(), '39.5');
    await user.type(rate(), '6.25');
    await user.click(screen.getByRole('button', { name: 'Save Limits' }));
    await expectToast('Settings Saved');
    expect(sent).toEqual([{ maxAllowableDTI: 0.395, mortgageRate: '6.25' }]);
  });

  test('return to the defaults once they are cleared', async () => {
    const ownLimits = ['maxAllowableDTI', 'mortgageRate'] as const;
    finance.settings = { ...finance.settings, maxAllowableDTI: 0.36, mortgageRate: '7', ownLimits: [...ownLimits] };
    const { user, sent } = await open();
    expect([share(), rate()].map((entry) => (entry as HTMLInputElement).value)).toEqual(['36', '7']);
    await user.clear(share());
    await user.click(screen.getByRole('button', { name: 'Save Limits' }));
    await expectToast('Settings Saved');
    expect(sent).toEqual([{ maxAllowableDTI: null, mortgageRate: '7' }]);
    await waitFor(() => expect(share()).toHaveValue(''));
  });

  test.each([
    ['0', 'Must be above 0%, up to 100%, with at most 2 decimals'],
    ['100.5', 'Must be above 0%, up to 100%, with at most 2 decimals'],
    ['39,5', 'Must be a number, such as 1200.50'],
  ])('accept no ratio of %j', async (typed, message) => {
    const { user, sent } = openCard(<LendingLimitsCard settings={finance.settings} />);
    await user.type(share(), typed);
    await user.click(screen.getByRole('button', { name: 'Save Limits' }));
    expect(share()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent).toEqual([]);
  });
});
