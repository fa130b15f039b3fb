import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Dotted, Money } from '@plaza/ui';

/** The estimated and the final price of a booking; only the final one where both are equal. */
export function BookingCosts({ booking }: { booking: Booking }) {
  const { estimatedCost, actualCost, currency } = booking;
  if (estimatedCost === null && actualCost === null) return 'No estimate';
  const isAsEstimated = actualCost !== null && Number(estimatedCost) === Number(actualCost);
  const estimate = isAsEstimated ? null : estimatedCost;
  return (
    <Dotted>
      {estimate !== null && (
        <>
          Estimated <Money amount={estimate} currency={currency} />
        </>
      )}
      {actualCost !== null && (
        <>
          Final <Money amount={actualCost} currency={currency} />
        </>
      )}
    </Dotted>
  );
}
