import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { CashAndInvestments } from '../../accounts/cash-and-investments';
import Expenses from '../../expenses/expenses';
import IncomeSources from '../../incomes/income-sources';
import LoansAndLiabilities from '../../loans/loans-and-liabilities';
import RealEstate from '../../properties/real-estate';
import { answerPayoff, loanFixture, simulationFixture } from '../../testing/loans';
import { financeForTests } from '../../testing/server';

const finance = financeForTests();
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test.each([
  ['an account', CashAndInvestments],
  ['a loan', LoansAndLiabilities],
  ['an income source', IncomeSources],
  ['an expense', Expenses],
  ['a property', RealEstate],
])('asks before the notes of %s are lost, and closes without a question if there are none', async (_what, Screen) => {
  answerPayoff(finance, simulationFixture(loanFixture()));
  const { user } = renderInPlaza(<Screen />);
  async function open() {
    const [add] = await screen.findAllByRole('button', { name: /^Add / });
    await waitFor(() => expect(add).toBeEnabled()); // once the settings have come
    await user.click(add as HTMLElement);
  }
  await open();
  await user.click(await screen.findByRole('textbox', { name: 'Notes' }));
  await user.keyboard('{Escape}');
  await expectClosed();
  await open();
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Joint');
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await expectClosed();
});

test('does not ask after the input was replaced with the version of another window', async () => {
  const loan = loanFixture();
  answerPayoff(finance, simulationFixture(loan));
  finance.loans = [loan];
  const { user } = renderInPlaza(<LoansAndLiabilities />);
  await user.click(await screen.findByRole('button', { name: 'Edit Car Loan, Riverside Bank' }));
  finance.loans = [{ ...loan, lender: 'Lakeside Bank', version: 3 }];
  await user.type(screen.getByLabelText('Lender'), ' Ltd.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const notice = within(await screen.findByRole('alert'));
  await user.click(notice.getByRole('button', { name: 'Use Theirs' }));
  expect(screen.getByLabelText('Lender')).toHaveValue('Lakeside Bank');
  await user.keyboard('{Escape}{Escape}'); // the toast, then the dialog
  await expectClosed();
  expect(question()).not.toBeInTheDocument();
});
