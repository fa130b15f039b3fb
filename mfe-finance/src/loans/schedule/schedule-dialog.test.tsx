import type { LoanSchedule } from '@plaza/contracts/finance/loans';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import { answerSchedule, loanFixture, scheduleFixture } from '../../testing/loans';
import { financeForTests } from '../../testing/server';
import { scheduleCsv, scheduleFileName } from './schedule-csv';
import { ScheduleDialog } from './schedule-dialog';

const finance = financeForTests();

function open(schedule: LoanSchedule, loan = loanFixture()) {
  answerSchedule(finance, schedule);
  return renderInPlaza(<ScheduleDialog loan={loan} settings={{ displaySymbols: true }} onClose={jest.fn()} />);
}

describe('the schedule of a loan', () => {
  test('has its totals, and every month down to a balance of 0.00', async () => {
    open(scheduleFixture());
    const table = await screen.findByRole('table', { name: 'Schedule' });
    const [, first, last] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('1Dec 2026$400.00$3.00$397.00$203.00');
    expect(last).toHaveTextContent('2Jan 2027$204.02$1.02$203.00$0.00');
    const dialog = screen.getByRole('dialog', { name: 'Amortization Schedule' });
    expect(dialog).toHaveTextContent('Total interest$4.02');
    expect(dialog).toHaveTextContent('Total paid$604.02');
    expect(dialog).toHaveTextContent('Paid offJan 2027, in 2 months');
  });

  test('can be downloaded as a CSV file', async () => {
    const contents: Blob[] = [];
    const names: string[] = [];
    // jsdom neither makes addresses of files nor follows links.
    Object.assign(URL, { createObjectURL: (content: Blob) => `blob:${contents.push(content)}` });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = open(scheduleFixture());
    await screen.findByRole('table', { name: 'Schedule' });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    click.mockRestore();
    expect(names).toEqual(['schedule-riverside-bank.csv']);
    expect(contents[0]?.type).toBe('text/csv');
    await expect(contents[0]?.text()).resolves.toBe(
      [
        'Month,Date,Payment,Interest,Principal,Balance',
        '1,2026-12-20,400.00,3.00,397.00,203.00',
        '2,2027-01-20,204.02,1.02,203.00,0.00',
        '',
      ].join('\r\n'),
    );
  });

  const endless = scheduleFixture({ endless: true, rows: [], totalPaid: null, totalInterest: null });

  test('shows the required payment if the payment does not cover the interest', async () => {
    open({ ...endless, monthlyPayment: '20.00' }, loanFixture({ balance: '3000.00', interestRate: '19.99' }));
    expect(await screen.findByText('This loan is never paid off')).toBeVisible();
    expect(
      screen.getByText(
        'The payment of $20.00 a month does not cover the interest. Only what you pay above $49.98 a month makes it smaller.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  test('shows that it would take more than a century', async () => {
    open({ ...endless, monthlyPayment: '1.00' }, loanFixture({ balance: '3000.00', interestRate: '0' }));
    expect(await screen.findByText('At $1.00 a month it would take more than a hundred years.')).toBeVisible();
  });

  test('shows that nothing is paid on it', async () => {
    open({ ...endless, monthlyPayment: '0.00' }, loanFixture({ balance: '3000.00', interestRate: '0' }));
    expect(
      await screen.findByText('Nothing is paid on it. Enter its payment, or how many months are left.'),
    ).toBeVisible();
  });

  test('shows that nothing is owed any more', async () => {
    open(scheduleFixture({ rows: [], totalPaid: '0.00', totalInterest: '0.00' }), loanFixture({ balance: '0.00' }));
    expect(await screen.findByText('Nothing is owed on this loan any more.')).toBeVisible();
  });

  test('shows the error, and can be reloaded', async () => {
    finance.reject('get', '/loans/:id/schedule', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(
      <ScheduleDialog loan={loanFixture()} settings={{ displaySymbols: true }} onClose={jest.fn()} />,
    );
    expect(await screen.findByText('The schedule could not be loaded')).toBeVisible();
    answerSchedule(finance, scheduleFixture());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Schedule' })).toBeVisible();
  });
});

test('a file is named after its lender, with any characters', () => {
  expect(scheduleFileName('Crédit & Co.')).toBe('schedule-cr-dit-co.csv');
  expect(scheduleFileName('銀行')).toBe('schedule-loan.csv');
  expect(scheduleCsv(scheduleFixture({ rows: [] }))).toBe('Month,Date,Payment,Interest,Principal,Balance\r\n');
});
