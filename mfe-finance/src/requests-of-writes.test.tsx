import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import type { AppStore } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CashAndInvestments } from './accounts/cash-and-investments';
import LoansAndLiabilities from './loans/loans-and-liabilities';
import CurrencySettings from './settings/currency-settings';
import { expectToast } from './testing/expect-toast';
import { answerPayoff, loanFixture, simulationFixture } from './testing/loans';
import { accountFixture, financeForTests } from './testing/server';

const finance = financeForTests();
const requests: string[] = [];
beforeAll(() => {
  finance.server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api\/v1\//, '')}`);
  });
});

const idle = (store: AppStore) =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api;
    const pending = [...Object.values(queries), ...Object.values(mutations)].filter((one) => one?.status === 'pending');
    expect(pending).toEqual([]);
  });

/** The requests from the moment at which a screen is idle until it is idle again. */
async function requestsOf(
  screenOf: React.ReactNode,
  ready: () => Promise<unknown>,
  act: (user: UserEvent) => Promise<unknown>,
) {
  const { user, store } = renderInPlaza(screenOf);
  await ready();
  await idle(store);
  requests.length = 0;
  await act(user);
  await idle(store);
  return requests.map((request) => request.replace(/(account|loan|loans)-\d+$/, ':id')).sort();
}

const choose = async (user: UserEvent, name: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('the requests', () => {
  const accounts = () => screen.findByRole('table', { name: 'Accounts' });
  const loans = () => screen.findByRole('table', { name: 'Loan Details' });
  beforeEach(() => {
    const loan = loanFixture();
    finance.accounts = [accountFixture(), accountFixture({ name: 'Rainy day' })];
    finance.loans = [loan];
    answerPayoff(finance, simulationFixture(loan));
  });

  test('after an account was added', async () => {
    const sent = await requestsOf(<CashAndInvestments />, accounts, async (user) => {
      await user.click(screen.getByRole('button', { name: 'Add Account' }));
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Holiday');
      await choose(user, 'Type', 'Savings');
      await user.click(screen.getAllByRole('button', { name: 'Add Account' }).at(-1) as HTMLElement);
      await expectToast('Account created successfully');
    });
    expect(sent).toEqual(['GET finance/metrics', 'POST finance/accounts']);
    expect(await screen.findByRole('rowheader', { name: 'Holiday' })).toBeVisible();
  });

  test('after an account was edited in its form', async () => {
    const sent = await requestsOf(<CashAndInvestments />, accounts, async (user) => {
      await user.click(screen.getByRole('button', { name: 'Edit Everyday' }));
      await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'new');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await expectToast('Account updated successfully');
    });
    expect(sent).toEqual(['GET finance/metrics', 'PATCH finance/accounts/:id']);
  });

  test('after a balance was edited inline', async () => {
    const sent = await requestsOf(<CashAndInvestments />, accounts, async (user) => {
      await user.click(screen.getAllByRole('button', { name: 'Edit Balance: $100.00' })[0] as HTMLElement);
      await user.keyboard('175{Enter}');
      await expectToast('Account updated successfully');
    });
    expect(sent).toEqual(['GET finance/metrics', 'PATCH finance/accounts/:id']);
    expect(screen.getByRole('button', { name: 'Edit Balance: $175.00' })).toBeVisible();
  });

  test('after an account was deleted and restored', async () => {
    const sent = await requestsOf(<CashAndInvestments />, accounts, async (user) => {
      await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
      await expectToast('Account deleted successfully');
    });
    expect(sent).toEqual(['DELETE finance/accounts/:id', 'GET finance/metrics']);
  });

  test('after a loan was added', async () => {
    const sent = await requestsOf(<LoansAndLiabilities />, loans, async (user) => {
      await user.click(screen.getByRole('button', { name: 'Add Loan' }));
      await user.type(screen.getByLabelText('Lender'), 'Harbour');
      await choose(user, 'Loan Type', 'Mortgage');
      await user.type(screen.getByLabelText('Balance'), '1');
      await user.click(screen.getAllByRole('button', { name: 'Add Loan' }).at(-1) as HTMLElement);
      await expectToast('Loan created successfully');
    });
    expect(sent).toEqual(['GET finance/metrics', 'GET finance/payoff', 'POST finance/loans']);
    expect(await screen.findByRole('row', { name: /Harbour/ })).toBeVisible();
  });

  test('after a loan was edited', async () => {
    const sent = await requestsOf(<LoansAndLiabilities />, loans, async (user) => {
      await user.click(screen.getByRole('button', { name: 'Edit Car Loan, Riverside Bank' }));
      await user.type(screen.getByLabelText('Lender'), ' Ltd.');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await expectToast('Loan updated successfully');
    });
    expect(sent).toEqual(['GET finance/metrics', 'GET finance/payoff', 'PATCH finance/loans/:id']);
    expect(await screen.findByRole('row', { name: /Riverside Bank Ltd\./ })).toBeVisible();
  });

  test('after a setting was changed', async () => {
    finance.server.use(
      http.patch('/api/v1/finance/settings', async ({ request }) => {
        finance.settings = { ...finance.settings, ...((await request.json()) as object), version: 1 };
        return HttpResponse.json({ ...finance.settings, factorsUpdated: 0, withoutRate: [] });
      }),
    );
    const sent = await requestsOf(
      <CurrencySettings />,
      () => screen.findByText('Advanced Rate Management'),
      async (user) => {
        await user.click(screen.getByRole('switch', { name: 'Display currency symbols' }));
        await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
        await expectToast('Settings Saved');
      },
    );
    expect(sent).toEqual(['GET markets/exchange-rates', 'PATCH finance/settings']);
  });
});
