import type { LoanSchedule, ScheduleRow } from '@plaza/contracts/finance/loans';
import { styled } from '@plaza/ui';
import { formatMonth } from '../../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../../money/format-amount';

const amounts = ['payment', 'interest', 'principal', 'balance'] as const satisfies readonly (keyof ScheduleRow)[];
const heads = ['Payment', 'Interest', 'Principal', 'Balance'];

/** Every month of a schedule. Rows are plain elements styled by the table, as there may be 1,200 of them. */
export function ScheduleTable({ schedule, settings }: { schedule: LoanSchedule; settings: AmountStyle }) {
  const { currency } = schedule;
  return (
    <Frame role="group" aria-label="Months" tabIndex={0}>
      <Months aria-label="Schedule">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Month</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.rows.map((row) => (
            <tr key={row.month}>
              <td>{row.month}</td>
              <td>{formatMonth(row.date)}</td>
              {amounts.map((part) => (
                <td key={part}>{formatAmount(row[part], currency, settings)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Months>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative; /* the absolutely positioned texts for screen readers would otherwise enlarge the page */
  max-height: min(52vh, 520px);
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  ${({ theme }) => theme.media.phone} { max-height: 60dvh; }
  @media print { border: 0; }
`;

const Months = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  th, td {
    height: 32px;
    padding: 0 ${({ theme }) => theme.space[12]};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: end;
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  th:nth-child(2), td:nth-child(2) { text-align: start; }
  td:first-child { color: ${({ theme }) => theme.color.muted}; }
  tr:last-child > td { border-bottom: 0; }
  ${({ theme }) => theme.media.phone} {
    th, td { padding: 0 6px; }
    /* Hides the payment, which is the sum of interest and principal. */
    th:first-child, td:first-child, th:nth-child(3), td:nth-child(3) { display: none; }
  }
  /* Prints the header on every page, and breaks no row across pages. */
  @media print {
    th { position: static; background: none; }
    th, td { height: 26px; }
    tr { break-inside: avoid; }
  }
`;
