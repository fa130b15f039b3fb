import type { Expense } from '@plaza/contracts/finance/expenses';
import type { Income } from '@plaza/contracts/finance/incomes';
import type { Property } from '@plaza/contracts/finance/properties';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CashAndInvestments } from '../../accounts/cash-and-investments';
import Expenses from '../../expenses/expenses';
import IncomeSources from '../../incomes/income-sources';
import LoansAndLiabilities from '../../loans/loans-and-liabilities';
import RealEstate from '../../properties/real-estate';
import { answerPayoff, loanFixture, simulationFixture } from '../../testing/loans';
import { financeForTests } from '../../testing/server';

const finance = financeForTests();

const stored = {
  id: 'record',
  currency: 'USD',
  notes: '',
  version: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const income: Income = {
  ...stored,
  source: 'Other',
  type: 'Taxable',
  monthlyAmount: '100.00',
  frequency: 'Weekly',
  taxable: true,
  perMonth: '100.00',
  annualTotal: '1200.00',
};
const expense: Expense = {
  ...stored,
  category: 'Groceries',
  description: 'Market',
  monthlyAmount: '700.00',
  type: 'Variable',
  recurrence: 'Monthly',
  essential: true,
  paymentSource: '',
};
const property: Property = {
  ...stored,
  address: '1 Main St',
  propertyType: 'Residential',
  propertyValue: '100.00',
  monthlyRent: '0.00',
  mortgageBalance: '0.00',
  downPayment: '0.00',
  taxes: '0.00',
  insurance: '0.00',
  utilities: '0.00',
  loanId: null,
  equity: '100.00',
  capRate: null,
  cashOnCash: null,
};

beforeEach(() => {
  const loan = loanFixture({ type: 'Mortgage', lender: 'Harbour' });
  finance.loans = [loan];
  finance.incomes = [income];
  finance.expenses = [expense];
  finance.properties = [property];
  answerPayoff(finance, simulationFixture(loan));
});

const edit = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: `Edit ${name}` }));

/** An existing account sends only what differs; a new one sends every field. */
async function addAccount(user: UserEvent) {
  await screen.findByText('No accounts yet');
  await user.click(screen.getByRole('button', { name: 'Add Account' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Everyday');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Savings' }));
}

/** Refuses what a form sends because of one of its fields; `fields` has the names of all that came. */
function refuseOneField() {
  const refusal = { path: '', fields: [] as string[] };
  const refuse = async ({ request }: { request: Request }) => {
    const { version: _seen, ...body } = (await request.json()) as Record<string, unknown>;
    refusal.fields = Object.keys(body);
    const message = `The reason of ${refusal.path}`;
    const error = { code: 'invalid_input', message, requestId: 'r-1', details: [{ path: refusal.path, message }] };
    return HttpResponse.json({ success: false, message, error }, { status: 400 });
  };
  finance.server.use(
    http.post('/api/v1/finance/:kind', refuse),
    http.patch('/api/v1/finance/:kind/:id', refuse),
    http.put('/api/v1/finance/:kind/:id', refuse),
  );
  return refusal;
}

test.each([
  ['an account', CashAndInvestments, addAccount, 12],
  ['a loan', LoansAndLiabilities, edit('Mortgage, Harbour'), 8],
  ['an income source', IncomeSources, edit('Other'), 8],
  ['an expense', Expenses, edit('Market'), 9],
  ['a property', RealEstate, edit('1 Main St'), 12],
] as const)('the form of %s shows at each field why the server rejects it', async (_what, Screen, open, count) => {
  const refusal = refuseOneField();
  const { user } = renderInPlaza(<Screen />);
  await open(user);
  const dialog = screen.getByRole('dialog');
  const submit = () =>
    user.click(
      within(dialog)
        .getAllByRole('button', { name: /^(Add|Save)/ })
        .at(-1) as HTMLElement,
    );
  await submit();
  await waitFor(() => expect(refusal.fields).toHaveLength(count));
  for (const path of refusal.fields) {
    refusal.path = path;
    await submit();
    const reason = await within(dialog).findByText(`The reason of ${path}`);
    expect(dialog.querySelector(`[aria-describedby~="${reason.id}"]`)).not.toBeNull();
  }
});
