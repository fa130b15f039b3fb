import type { LoanSchedule } from '@plaza/contracts/finance/loans';

const head = ['Month', 'Date', 'Payment', 'Interest', 'Principal', 'Balance'];

/** The rows of a schedule as CSV, with plain decimals in the loan's currency. */
export function scheduleCsv({ rows }: LoanSchedule): string {
  const lines = rows.map(({ month, date, payment, interest, principal, balance }) =>
    [month, date, payment, interest, principal, balance].join(','),
  );
  return `${[head.join(','), ...lines].join('\r\n')}\r\n`;
}

/** "schedule-riverside-bank.csv". */
export function scheduleFileName(lender: string): string {
  const plain = lender
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `schedule-${plain || 'loan'}.csv`;
}
