import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Money } from '@plaza/ui';

/** What a job will cost, and what it did. */
export function BookingCosts({ booking }: { booking: Booking }) {
  const { estimatedCost, actualCost, currency } = booking;
  if (estimatedCost === null && actualCost === null) return 'No estimate';
  return (
    <>
      {estimatedCost !== null && (
        <>
          Estimated <Money amount={estimatedCost} currency={currency} />
        </>
      )}
      {estimatedCost !== null && actualCost !== null && ' · '}
      {actualCost !== null && (
        <>
          Final <Money amount={actualCost} currency={currency} />
        </>
      )}
    </>
  );
}
