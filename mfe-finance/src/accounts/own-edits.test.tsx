import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { accountFixture, financeForTests } from '../testing/server';
import { CashAndInvestments } from './cash-and-investments';

const finance = financeForTests();

async function open(fields: Partial<Account> = {}) {
  finance.accounts = [accountFixture({ balance: '100.00', ...fields })];
  const { user } = renderInPlaza(<CashAndInvestments />);
  await screen.findByRole('table', { name: 'Accounts' });
  return user;
}

/** Holds the answers to changes of accounts. */
function holdChanges(): () => void {
  let release: () => void = () => undefined;
  finance.delayChanges(new Promise((resolve) => (release = resolve)));
  return () => release();
}

async function editBalance(user: UserEvent, typed: string) {
  await user.click(screen.getByRole('button', { name: 'Edit Balance: $100.00' }));
  await user.keyboard(`${typed}{Enter}`);
}

async function openForm(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Edit Everyday' }));
  return screen.findByRole('dialog', { name: 'Edit Account' });
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const formIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Answers the update of factors when it is released, one version on. */
function holdFactors(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Set<string>(); // by request: MSW may ask a handler twice about one
  finance.server.use(
    http.post('/api/v1/finance/accounts/update-factors', async ({ requestId }) => {
      const factor = { conversionFactor: '1.250000', exactFactor: '1.25' };
      const oneOn = (account: Account) => ({ ...account, ...factor, version: account.version + 1 });
      if (!asked.has(requestId)) finance.accounts = finance.accounts.map(oneOn);
      asked.add(requestId);
      const answer = { ...finance.factorsUpdate, accounts: finance.accounts, updated: finance.accounts.length };
      await released;
      return HttpResponse.json(answer);
    }),
  );
  return () => release();
}

describe('the form of an account', () => {
  test('waits for own quick edits, and does not conflict with them', async () => {
    const user = await open();
    const release = holdChanges();
    await editBalance(user, '175');
    await user.click(screen.getByRole('button', { name: 'Edit Owner: Primary' }));
    await user.keyboard('Mira{Enter}');
    const dialog = await openForm(user);
    expect(within(dialog).getByLabelText('Balance')).toHaveValue('175');
    await user.type(within(dialog).getByLabelText('Notes'), 'mine');
    await save(user);
    release();
    await formIsClosed();
    expect(finance.accounts).toMatchObject([{ balance: '175', owner: 'Mira', notes: 'mine' }]);
  });

  test('continues from a quick edit that was answered while it was open', async () => {
    const user = await open();
    const release = holdChanges();
    await editBalance(user, '175');
    const dialog = await openForm(user);
    release();
    await expectToast('Account updated successfully');
    await user.type(within(dialog).getByLabelText('Notes'), 'mine');
    await save(user);
    await formIsClosed();
    expect(finance.accounts).toMatchObject([{ balance: '175', notes: 'mine' }]);
  });

  test('sends the shown value of a quick edit that was rejected meanwhile', async () => {
    const user = await open();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let refused: string | undefined;
    finance.server.use(
      http.patch('/api/v1/finance/accounts/:id', async ({ requestId }) => {
        refused ??= requestId;
        if (requestId !== refused) return undefined; // goes on to the handler behind this one
        await released;
        return errorAnswer(500, 'Something broke.', 'internal_error');
      }),
    );
    await editBalance(user, '175');
    const dialog = await openForm(user);
    release();
    await expectToast('Failed to update account');
    expect(within(dialog).getByLabelText('Balance')).toHaveValue('175');
    await user.type(within(dialog).getByLabelText('Notes'), 'mine');
    await save(user);
    await formIsClosed();
    expect(finance.accounts).toMatchObject([{ balance: '175', notes: 'mine', version: 1 }]);
  });

  test('still shows what another window changed in addition to own quick edits', async () => {
    const user = await open();
    await editBalance(user, '175');
    await expectToast('Account updated successfully');
    const dialog = await openForm(user);
    finance.accounts = finance.accounts.map((account) => ({ ...account, name: 'Household', version: 2 }));
    await user.type(within(dialog).getByLabelText('Notes'), 'mine');
    await save(user);
    const notice = await within(dialog).findByRole('alert');
    expect(within(notice).getByRole('row', { name: /Name/ })).toHaveTextContent('NameHouseholdEveryday');
  });

  test('does not conflict with an own update of the exchange rates', async () => {
    const user = await open({ currency: 'EUR', balance: '100.00' });
    const release = holdFactors();
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
    await waitFor(() => expect(finance.accounts).toMatchObject([{ version: 1 }]));
    const dialog = await openForm(user);
    await user.type(within(dialog).getByLabelText('Notes'), 'mine');
    await save(user);
    release();
    await formIsClosed();
    expect(finance.accounts).toMatchObject([{ notes: 'mine', conversionFactor: '1.250000', version: 2 }]);
  });
});

describe('a quick edit', () => {
  test('waits for an own update of the exchange rates, and does not conflict with it', async () => {
    const user = await open();
    const release = holdFactors();
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
    await waitFor(() => expect(finance.accounts).toMatchObject([{ version: 1 }]));
    await editBalance(user, '175');
    release();
    await waitFor(() => expect(finance.accounts).toMatchObject([{ balance: '175', version: 2 }]));
    await expectToast('Account updated successfully');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('conflicts with changes of another window, also while the exchange rates are updated', async () => {
    const user = await open();
    const release = holdFactors();
    finance.accounts = finance.accounts.map((account) => ({ ...account, balance: '120.00', version: 1 }));
    await user.click(screen.getByRole('button', { name: 'Update Exchange Rates' }));
    await waitFor(() => expect(finance.accounts).toMatchObject([{ version: 2 }]));
    await editBalance(user, '175');
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Everyday' });
    await waitFor(() => expect(within(dialog).getByRole('row', { name: /Balance/ })).toHaveTextContent('120.00175'));
  });
});

test('an edit is sent with the version of the last own write', async () => {
  const sent: (number | undefined)[] = [];
  const user = await open();
  finance.server.use(
    http.patch('/api/v1/finance/accounts/:id', async ({ request }) => {
      sent.push(((await request.clone().json()) as AccountChanges).version);
    }),
  );
  await editBalance(user, '175');
  await expectToast('Account updated successfully');
  await user.click(screen.getByRole('button', { name: 'Edit Owner: Primary' }));
  await user.keyboard('Mira{Enter}');
  await waitFor(() => expect(finance.accounts).toMatchObject([{ version: 2 }]));
  expect(new Set(sent)).toEqual(new Set([0, 1]));
});
