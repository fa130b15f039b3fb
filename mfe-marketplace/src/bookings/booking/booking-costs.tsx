import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Money } from '@plaza/ui';

/** The estimated and the final price of a booking. */
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
