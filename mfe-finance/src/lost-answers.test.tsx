import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CashAndInvestments } from './accounts/cash-and-investments';
import Expenses from './expenses/expenses';
import ImportExportMenu from './import-export/import-export-menu';
import CurrencySettings from './settings/currency-settings';
import { expectToast } from './testing/expect-toast';
import { expenseFixture } from './testing/expenses';
import { accountFixture, financeForTests } from './testing/server';

const finance = financeForTests();
const path = '/api/v1/finance';
const safe = (again: string, done: string) =>
  `No answer came, so it may have been ${done}. It is safe to ${again}: it will not be ${done} twice.`;

const look = (done: string) => `No answer came, so it may have been ${done} all the same: look before you try again.`;

const rent = expenseFixture('rent', 'Flat in town');

/** The service does it, and its answer is lost: nothing comes, or a gateway says that it heard nothing. */
function loseAnswers(method: 'post' | 'patch' | 'delete', route: string, effect: () => void, status?: number) {
  finance.server.use(
    http[method](`${path}${route}`, () => {
      effect();
      return status ? new HttpResponse(null, { status }) : HttpResponse.error();
    }),
  );
}

const choose = async (user: UserEvent, name: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

async function addRent(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add Your First Expense' }));
  await choose(user, 'Category', 'Rent');
  await choose(user, 'Type', 'Fixed');
  await user.type(screen.getByLabelText('Description'), 'Flat in town');
  await user.type(screen.getByLabelText(/Amount/), '900');
  await user.click(screen.getAllByRole('button', { name: 'Add Expense' }).at(-1) as HTMLElement);
}

describe('a write whose answer is lost', () => {
  test.each([undefined, 502, 504])(
    'of a new record (%s) shows the list as it is, and says that it is safe to try again',
    async (status) => {
      loseAnswers('post', '/expenses', () => (finance.expenses = [rent]), status);
      const { user } = renderInPlaza(<Expenses />);
      await addRent(user);
      await expectToast(`Failed to create or update expense. ${safe('try again', 'saved')}`);
      const dialog = screen.getByRole('dialog');
      expect(within(dialog).getByRole('alert')).toHaveTextContent(safe('try again', 'saved'));
      expect(await screen.findByRole('row', { name: /Flat in town/, hidden: true })).toBeInTheDocument();
    },
  );

  test('of a new record whose form was closed meanwhile says that one should look at the list first', async () => {
    let lose = () => {};
    const held = new Promise<void>((resolve) => {
      lose = resolve;
    });
    finance.server.use(
      http.post(`${path}/expenses`, async () => {
        await held;
        return new HttpResponse(null, { status: 504 });
      }),
    );
    const { user } = renderInPlaza(<Expenses />);
    await addRent(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    lose();
    await expectToast(
      'Failed to create or update expense. No answer came, so it may have been saved all the same: ' +
        'look before you try again.',
    );
  });

  test('of a new record is repeated with the same key, and with another one after a key conflict', async () => {
    const keyOf = new Map<string, string | null>(); // by request: MSW may ask a handler twice about one
    let answer = () => HttpResponse.json({}, { status: 504 });
    finance.server.use(
      http.post(`${path}/expenses`, ({ request, requestId }) => {
        keyOf.set(requestId, request.headers.get('Idempotency-Key'));
        return answer();
      }),
    );
    const { user } = renderInPlaza(<Expenses />);
    await addRent(user);
    const dialog = screen.getByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Add Expense' });
    async function sendAgain() {
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await user.click(button);
    }
    await within(dialog).findByText(/may have been saved/);
    answer = () => errorAnswer(409, 'Another request was made with this key.', 'idempotency_key_reused');
    await sendAgain();
    await within(dialog).findByText('Your first attempt was saved. Check the list before you add another one.');
    answer = () => HttpResponse.json(rent, { status: 201 });
    await sendAgain();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const keys = [...keyOf.values()];
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('of a change succeeds when it is repeated, without a conflict with itself', async () => {
    finance.expenses = [rent];
    let lost: string | undefined;
    finance.server.use(
      http.patch(`${path}/expenses/:id`, ({ requestId }) => {
        lost ??= requestId;
        if (requestId !== lost) return undefined; // goes on to the handler behind this one
        finance.expenses = [{ ...rent, monthlyAmount: '950.00', version: 1 }];
        return new HttpResponse(null, { status: 504 });
      }),
    );
    const { user } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: /^Edit Flat in town/ }));
    const amount = screen.getByLabelText(/Amount/);
    await user.clear(amount);
    await user.type(amount, '950');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText(/It is safe to try again: it will not be saved twice\./);
    const save = within(dialog).getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(save);
    await expectToast('Expense updated successfully');
    expect(dialog).not.toBeInTheDocument();
    expect(finance.expenses).toMatchObject([{ monthlyAmount: '950.00', version: 1 }]);
  });

  test('of an account whose factor was filled in succeeds when it is repeated, with the rate that the service had', async () => {
    const account = accountFixture();
    finance.accounts = [account];
    let lost: string | undefined;
    finance.server.use(
      http.patch(`${path}/accounts/:id`, ({ requestId }) => {
        lost ??= requestId;
        if (requestId !== lost) return undefined; // goes on to the handler behind this one
        const factor = { conversionFactor: '1.260000', exactFactor: '1.26' };
        finance.accounts = [{ ...account, ...factor, currency: 'EUR', version: 1 }];
        return new HttpResponse(null, { status: 504 });
      }),
    );
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    await choose(user, 'Currency', 'EUR');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(within(dialog).getByLabelText('Conversion Factor')).toHaveValue('1.25'));
    const save = within(dialog).getByRole('button', { name: 'Save Changes' });
    await user.click(save);
    await within(dialog).findByText(/It is safe to try again: it will not be saved twice\./);
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(save);
    await expectToast('Account updated successfully');
    expect(dialog).not.toBeInTheDocument();
    expect(finance.accounts).toMatchObject([{ conversionFactor: '1.260000', version: 1 }]);
  });

  test('shows no such message if the service rejected it', async () => {
    finance.reject('post', '/expenses', { status: 500, message: 'Something broke.' });
    const { user } = renderInPlaza(<Expenses />);
    await addRent(user);
    await expectToast('Failed to create or update expense');
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/may have been/);
  });

  test('of a deletion shows the current list, and says that one should look at it first', async () => {
    finance.expenses = [rent];
    loseAnswers('delete', '/expenses/:id', () => (finance.expenses = []));
    const { user } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: /^Delete Flat in town/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToast(
      'Failed to delete expense. No answer came, so it may have been deleted all the same: look before you try again.',
    );
    expect(await screen.findByText('No expenses found')).toBeVisible();
  });

  test('of a quick edit says so beside the field, and saving it again succeeds', async () => {
    const account = accountFixture();
    finance.accounts = [account];
    const stored = { ...account, name: 'Rainy day', version: 1 };
    loseAnswers('patch', '/accounts/:id', () => (finance.accounts = [stored]), 504);
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Name: Everyday' }));
    await user.keyboard('Rainy day{Enter}');
    await expectToast(`Failed to update account. ${look('saved')}`);
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(look('saved')));
    await user.click(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Name: Rainy day' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of another currency of an account can be undone all the same', async () => {
    const account = accountFixture();
    finance.accounts = [account];
    const sent = new Map<string, unknown>(); // by request: MSW may ask a handler twice about one
    finance.server.use(
      http.patch(`${path}/accounts/:id`, async ({ request, requestId }) => {
        sent.set(requestId, await request.clone().json());
        finance.accounts = [{ ...account, currency: sent.size === 1 ? 'EUR' : 'USD', version: sent.size }];
        return sent.size === 1 ? HttpResponse.error() : HttpResponse.json(finance.accounts[0]);
      }),
    );
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'EUR' }));
    await expectToast(`Failed to update account. ${look('saved')}`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect([...sent.values()]).toMatchObject([{ currency: 'EUR' }, { currency: 'USD', version: 1 }]),
    );
  });

  test.each([
    ['it was not saved', 'USD'],
    ['another window has chosen another one', 'CAD'],
  ])('of another currency of an account is not undone if %s', async (_reason, currency) => {
    const account = accountFixture();
    finance.accounts = [account];
    const elsewhere = { ...account, name: 'Renamed', currency, version: 1 };
    loseAnswers('patch', '/accounts/:id', () => (finance.accounts = [elsewhere]));
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Currency: USD' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'EUR' }));
    await screen.findByRole('button', { name: 'Edit Renamed' });
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(finance.sent('GET /accounts')).toHaveLength(3));
    await screen.findByRole('button', { name: `Edit Currency: ${currency}` });
    expect(finance.sent('PATCH /accounts')).toEqual([]);
  });

  test('of the settings shows them as they are now, so that the next ones are not refused', async () => {
    loseAnswers('patch', '/settings', () => {
      finance.settings = { ...finance.settings, baseCurrency: 'CAD', version: 1 };
    });
    const { user } = renderInPlaza(<CurrencySettings />);
    await screen.findByText('Advanced Rate Management');
    await choose(user, 'Base Currency', 'CAD');
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await expectToast(`Failed to update settings. ${look('saved')}`);
    finance.server.resetHandlers();
    expect(await screen.findByLabelText('One unit in CAD')).toBeVisible();
  });

  test('of an import shows what has come, and says how long it is safe to try again', async () => {
    const file = new File(['{"format":"plaza-finance","version":1}'], 'plaza.json', { type: 'application/json' });
    finance.server.use(
      http.post(`${path}/import`, async ({ request }) => {
        const { preview } = (await request.json()) as { preview: boolean };
        if (preview) return HttpResponse.json({ preview, taken: { accounts: 1 }, refused: [], sample: [] });
        finance.accounts = [accountFixture({ name: 'Imported' })];
        return HttpResponse.error();
      }),
    );
    const { user } = renderInPlaza(
      <>
        <ImportExportMenu />
        <CashAndInvestments />
      </>,
    );
    await screen.findByText('No accounts yet');
    await user.click(screen.getByRole('button', { name: 'Import & Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /An Export/ }));
    await user.upload(await screen.findByLabelText('File'), file);
    await screen.findByText(/Will be added: 1 account/);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast(`Failed to import the file. ${safe('try again within ten minutes', 'imported')}`);
    expect(await screen.findByRole('rowheader', { name: 'Imported', hidden: true })).toBeInTheDocument();
  });
});
