import type { Loan } from '@plaza/contracts/finance/loans';
import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { leavePage } from '../leave-page';
import { expectToast } from '../testing/expect-toast';
import { answerPayoff, loanFixture, simulationFixture } from '../testing/loans';
import { financeForTests, metricsFixture } from '../testing/server';
import LoansAndLiabilities from './loans-and-liabilities';

jest.mock('../leave-page', () => ({ leavePage: jest.fn() }));

const finance = financeForTests();
const redirect = holdTimeouts(500);
beforeEach(() => answerPayoff(finance, simulationFixture(loanFixture())));

const card = (name: string) => screen.getByRole('group', { name });

describe('Loans & Liabilities', () => {
  test('shows that there are none, and offers the first step', async () => {
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('No loans found')).toBeVisible();
    expect(screen.queryByText('Payoff Simulator')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Your First Loan' }));
    expect(await screen.findByRole('dialog', { name: 'Add Loan' })).toBeVisible();
  });

  test('has four figures, the debt-to-income ratio with its band in words', async () => {
    finance.loans = [loanFixture(), loanFixture()];
    finance.metrics = metricsFixture({
      totalDebt: '265000.00',
      monthlyDebtPayments: '2250.00',
      monthlyIncome: '9933.33',
      debtToIncomeRatio: 0.2265,
      maxAllowableDTI: 0.43,
      activeLoans: 3,
      averageLoanRate: 10.263333,
    });
    renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('$265,000.00')).toBeVisible();
    await waitFor(() => expect(card('Total Debt')).toHaveTextContent('$265,000.002 loans'));
    expect(card('Monthly Payments')).toHaveTextContent('$2,250.00');
    expect(card('Debt-to-Income')).toHaveTextContent('22.7%Good: under 36%');
    expect(card('Avg Interest Rate')).toHaveTextContent('10.26%');
  });

  test('counts no loans while they load', async () => {
    finance.metrics = metricsFixture({ totalDebt: '265000.00', activeLoans: 3 });
    finance.server.use(http.get('/api/v1/finance/loans', () => delay('infinite')));
    renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('$265,000.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Loan Details' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payoff Simulator' })).toHaveTextContent('Order of Payoff');
    expect(card('Total Debt')).toHaveTextContent(/^Total Debt\$265,000\.00$/);
    expect(card('Avg Interest Rate')).not.toHaveTextContent('No loan has a rate');
  });

  test('has no debt-to-income ratio without income', async () => {
    finance.loans = [loanFixture()];
    renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('Requires income data')).toBeVisible();
    expect(card('Debt-to-Income')).toHaveTextContent('N/ARequires income data');
  });

  test('lists each loan with its lender and the month in which its term ends', async () => {
    finance.loans = [
      loanFixture(),
      loanFixture({ type: 'Credit Card', lender: 'Harbour', endDate: null, monthsToPayOff: null }),
    ];
    renderInPlaza(<LoansAndLiabilities />);
    const table = await screen.findByRole('table', { name: 'Loan Details' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Loan Type', 'Balance', 'Interest Rate', 'Monthly Payment', 'Term End', 'Actions']);
    const [, car, card] = within(table).getAllByRole('row');
    expect(car).toHaveTextContent('Car LoanRiverside Bank$12,000.006.00%$400.00Nov 202933 months left');
    expect(card).toHaveTextContent('Credit CardHarbour$12,000.006.00%$400.00N/ANever at this payment');
  });

  test.each([
    ['12000.00', 6],
    ['987654321000.45', 4],
  ])('on a tablet a balance of %s leaves the names enough room in %i columns', async (balance, columns) => {
    setWindowWidth(768);
    finance.loans = [loanFixture({ balance })];
    renderInPlaza(<LoansAndLiabilities />);
    const table = await screen.findByRole('table', { name: 'Loan Details' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(columns);
  });

  test('shows the payment if it is computed from the term', async () => {
    finance.loans = [loanFixture({ monthlyPayment: '0.00', effectivePayment: '365.07' })];
    renderInPlaza(<LoansAndLiabilities />);
    const table = await screen.findByRole('table', { name: 'Loan Details' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('$365.07Calculated from its term');
  });

  test.each([
    ['Balance', '1.200,50', 'Must be a number, such as 1200.50'],
    ['Monthly Payment', '-5', 'Must not be below zero'],
    ['Term (months)', '1e2', 'Must be a whole number'],
    ['Term (months)', '12.5', 'Must be a whole number'],
  ])('sends no %s of %j, and keeps it as typed', async (label, typed, sentence) => {
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Loan' }));
    await user.type(screen.getByLabelText(label), typed);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Loan' }));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getByLabelText(label)).toHaveValue(typed);
    expect(finance.sent('POST /loans')).toEqual([]);
  });

  test('adds one', async () => {
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Loan' }));
    await user.type(screen.getByLabelText('Lender'), '  Harbour ');
    await user.click(screen.getByRole('combobox', { name: 'Loan Type' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Mortgage',
      'Student Loan',
      'Line of Credit',
      'Credit Card',
      'Personal Loan',
      'Car Loan',
      'Business Loan',
      'Home Equity Loan',
    ]);
    await user.click(screen.getByRole('option', { name: 'Credit Card' }));
    await user.type(screen.getByLabelText('Balance'), '3,000.50');
    await user.type(screen.getByLabelText('Interest Rate'), '19.99');
    await user.type(screen.getByLabelText('Term (months)'), 'two');
    expect(screen.getByLabelText('Monthly Payment')).toHaveAccessibleDescription(
      'If left empty, it is calculated from the term. USD',
    );
    await user.click(screen.getByRole('button', { name: 'Add Loan' }));
    await expectToast('Loan created successfully');
    expect(finance.sent('POST /loans')).toEqual([
      {
        lender: 'Harbour',
        type: 'Credit Card',
        balance: '3000.50',
        currency: 'USD',
        interestRate: '19.99',
        monthlyPayment: '0',
        termMonths: 0,
        notes: '',
      },
    ]);
    expect(await screen.findByRole('row', { name: /Credit Card/ })).toBeVisible();
  });

  test('does not submit an incomplete form, and focuses the first error', async () => {
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Loan' }));
    await user.type(screen.getByLabelText('Term (months)'), '1201');
    await user.click(screen.getByRole('button', { name: 'Add Loan' }));
    expect(await screen.findByText('Lender is required')).toBeVisible();
    expect(screen.getByText('Loan type is required')).toBeVisible();
    expect(screen.getByText('An amount is required')).toBeVisible();
    expect(screen.getByText('Must be at most 1200 months')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Lender')).toHaveFocus());
    expect(finance.sent('POST /loans')).toEqual([]);
  });

  test('edits from the version that was opened', async () => {
    finance.loans = [loanFixture()];
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Edit Car Loan, Riverside Bank' }));
    expect(screen.getByRole('dialog', { name: 'Edit Loan' })).toBeVisible();
    const payment = screen.getByLabelText('Monthly Payment');
    await user.clear(payment);
    await user.type(payment, '450');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Loan updated successfully');
    expect(finance.sent('PATCH /loans')).toMatchObject([{ monthlyPayment: '450', termMonths: 36, version: 2 }]);
  });

  describe('the term of a loan', () => {
    async function openLoan(fields: Partial<Loan>) {
      finance.loans = [loanFixture(fields)];
      const { user } = renderInPlaza(<LoansAndLiabilities />);
      await user.click(await screen.findByRole('button', { name: 'Edit Car Loan, Riverside Bank' }));
      const term = screen.getByLabelText('Term (months)');
      return {
        user,
        term,
        async save() {
          await user.click(screen.getByRole('button', { name: 'Save Changes' }));
          await expectToast('Loan updated successfully');
          return finance.sent('PATCH /loans');
        },
      };
    }

    test('shows the remaining months, and continues if they are unchanged', async () => {
      const { user, term, save } = await openLoan({ termMonths: 36, termMonthsLeft: 30 });
      expect(term).toHaveValue('30');
      expect(term).toHaveAccessibleDescription('How many months are left.');
      await user.type(screen.getByLabelText('Lender'), ' Ltd.');
      const [sent] = await save();
      expect(sent).toMatchObject({ lender: 'Riverside Bank Ltd.', termMonths: 36 });
      expect(sent).not.toHaveProperty('renewTerm');
    });

    test.each([
      ['over', 0],
      ['still going on', 30],
    ])('that is %s starts again with its original number', async (_how, termMonthsLeft) => {
      const { user, term, save } = await openLoan({ termMonths: 36, termMonthsLeft });
      expect(term).toHaveValue(String(termMonthsLeft));
      await user.clear(term);
      await user.type(term, '36');
      expect(await save()).toMatchObject([{ termMonths: 36, renewTerm: true }]);
    });

    test('is removed when it is cleared', async () => {
      const { user, term, save } = await openLoan({ termMonths: 36, termMonthsLeft: 30 });
      await user.clear(term);
      expect(await save()).toMatchObject([{ termMonths: 0 }]);
    });

    test('is the whole one if the service does not answer the remaining months', async () => {
      expect((await openLoan({ termMonths: 36 })).term).toHaveValue('36');
    });

    test('is empty if there is none', async () => {
      expect((await openLoan({ termMonths: 0, termMonthsLeft: 0, endDate: null })).term).toHaveValue('');
    });
  });

  test('shows both versions when another window changed it', async () => {
    const loan = loanFixture();
    finance.loans = [loan];
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Edit Car Loan, Riverside Bank' }));
    finance.loans = [{ ...loan, lender: 'Lakeside Bank', version: 3 }];
    await user.type(screen.getByLabelText('Lender'), ' Ltd.');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('row', { name: /Lender/ })).toHaveTextContent(
      'LenderLakeside BankRiverside Bank Ltd.',
    );
    await user.click(within(notice).getByRole('button', { name: 'Use Theirs' }));
    expect(screen.getByLabelText('Lender')).toHaveValue('Lakeside Bank');
  });

  test('deletes after a question', async () => {
    finance.loans = [loanFixture()];
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Delete Car Loan, Riverside Bank' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this loan?' });
    expect(question).toHaveTextContent('Car Loan, Riverside Bank, $12,000.00');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectToast('Loan deleted successfully');
    expect(await screen.findByText('No loans found')).toBeVisible();
  });

  test.each([
    ['patch', 'Edit', 'Save Changes', 'Failed to update loan'],
    ['delete', 'Delete', 'Delete', 'Failed to delete loan'],
  ] as const)('shows that a %s failed', async (method, open, confirm, message) => {
    finance.loans = [loanFixture()];
    finance.reject(method, '/loans/:id', { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: `${open} Car Loan, Riverside Bank` }));
    await user.click(screen.getByRole('button', { name: confirm }));
    await expectToast(message);
    expect(finance.loans).toHaveLength(1);
  });

  test('shows that a new one could not be added, and keeps the input', async () => {
    finance.reject('post', '/loans', { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Loan' }));
    await user.type(screen.getByLabelText('Lender'), 'Harbour');
    await user.click(screen.getByRole('combobox', { name: 'Loan Type' }));
    await user.click(screen.getByRole('option', { name: 'Mortgage' }));
    await user.type(screen.getByLabelText('Balance'), '1');
    await user.click(screen.getByRole('button', { name: 'Add Loan' }));
    await expectToast('Failed to create loan');
    expect(screen.getByLabelText('Lender')).toHaveValue('Harbour');
  });

  test('leads to sign-in after 500 ms when the session has ended', async () => {
    finance.loans = [loanFixture()];
    finance.reject('delete', '/loans/:id', { status: 401, message: 'You are not signed in.' });
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    await user.click(await screen.findByRole('button', { name: 'Delete Car Loan, Riverside Bank' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToast('You are logged out. Logging in again...');
    redirect.firePending();
    expect(leavePage).toHaveBeenCalledWith('/api/login');
  });

  test('shows the error, and can be reloaded', async () => {
    finance.reject('get', '/loans', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('Your loans could not be loaded')).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No loans found')).toBeVisible();
  });

  test('can be reloaded if only the figures are missing', async () => {
    finance.loans = [loanFixture()];
    finance.reject('get', '/metrics', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<LoansAndLiabilities />);
    expect(await screen.findByText('Your figures could not be loaded')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Loan Details' })).toBeVisible();
    finance.server.resetHandlers();
    answerPayoff(finance, simulationFixture(loanFixture()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Requires income data')).toBeVisible();
  });
});
