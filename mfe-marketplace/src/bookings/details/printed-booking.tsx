import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { DescriptionItem, Money, styled } from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { createPortal } from 'react-dom';
import { companyOf } from '../../text/name-and-company';
import { formatDuration, statusLabels } from '../booking/booking-labels';
import { BookingTime } from '../booking/booking-time';

/** The booking as it is printed in place of the page: customer, contractor, service, time and price. */
export function PrintedBooking({ booking }: { booking: Booking }) {
  const { title, description, status, contractor, customer, employee, location, duration, completedAt, timeZone } =
    booking;
  const isDone = status === 'completed';
  return createPortal(
    // An open dialog hides everything except live regions from screen readers; a print has nothing but this sheet.
    <Sheet data-paper aria-live="off">
      <Head>
        <div>
          <h1>{isDone ? 'Booking summary' : 'Booking'}</h1>
          <p>{booking.id}</p>
        </div>
        <p>Plaza</p>
      </Head>
      <Sides>
        <Side
          title="From"
          lines={[contractor && companyOf(contractor), contractor?.name, contractor?.phone, contractor?.email]}
        />
        <Side title="For" lines={[customer?.name, location, customer?.phone, customer?.email]} />
      </Sides>
      <Facts>
        <DescriptionItem name="When">
          <BookingTime booking={booking} />
        </DescriptionItem>
        <DescriptionItem name="Duration">{formatDuration(duration)}</DescriptionItem>
        <DescriptionItem name="Status">{statusLabels[status].label}</DescriptionItem>
        {completedAt && <DescriptionItem name="Completed">{clockExactly(completedAt, { timeZone })}</DescriptionItem>}
        {employee && <DescriptionItem name="Done by">{employee.name}</DescriptionItem>}
      </Facts>
      <Prices booking={booking} />
      {description && <Text>{description}</Text>}
      {booking.contractorNotes && <Text>Contractor’s notes: {booking.contractorNotes}</Text>}
      <Small>
        {title} was booked on Plaza on {clockExactly(booking.createdAt, { timeZone })}. This is a summary, not a tax
        invoice.
      </Small>
    </Sheet>,
    document.body,
  );
}

function Prices({ booking: { title, estimatedCost, actualCost, currency } }: { booking: Booking }) {
  const total = actualCost ?? estimatedCost;
  const money = (amount: string | null) => (amount === null ? '—' : <Money amount={amount} currency={currency} />);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Booking</th>
          <th scope="col">Estimated</th>
          <th scope="col">Final</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{title}</td>
          <td>{money(estimatedCost)}</td>
          <td>{money(actualCost)}</td>
        </tr>
      </tbody>
      {total !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {actualCost === null ? 'Total, estimated' : 'Total'}
            </th>
            <td>{money(total)}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

function Side({ title, lines }: { title: string; lines: readonly (string | null | undefined)[] }) {
  const known = lines.filter(Boolean);
  return (
    <div>
      <h2>{title}</h2>
      {known.length > 0 ? known.map((line) => <p key={line}>{line}</p>) : <p>This account is gone</p>}
    </div>
  );
}

/** Replaces the page in print (`data-paper`). */
const Sheet = styled.article`
  display: none;
  @media print {
    display: grid;
    gap: 24px;
    color: #000;
    * { color: inherit; }
  }
`;

/** Not a header element: those of the page are not printed. */
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  padding-bottom: 12px;
  border-bottom: 2px solid #000;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  overflow-wrap: anywhere;
  h2 { font-size: ${({ theme }) => theme.size[13]}; }
`;

const Facts = styled.dl`
  display: grid;
  gap: 4px;
  > div { display: grid; grid-template-columns: 120px 1fr; }
  dd { margin: 0; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: 8px 0; border-bottom: 1px solid #999; text-align: start; }
  :is(th, td):not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
  tfoot :is(th, td) { border-bottom: 0; font-weight: ${({ theme }) => theme.weight.strong}; }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.p`
  font-size: ${({ theme }) => theme.size[13]};
`;
