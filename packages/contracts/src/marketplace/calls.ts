import { bookingCalls } from './bookings';
import { catalogCalls } from './catalog';
import { contractorCalls } from './contractors';
import { conversationCalls } from './conversations';
import { dispatchCalls } from './dispatch';
import { locationCalls } from './locations';
import { reviewCalls } from './reviews';
import { slotCalls } from './slots';
import { ticketCalls } from './tickets';

/** Every call of the marketplace service. */
export const marketplaceCalls = {
  ...contractorCalls,
  ...catalogCalls,
  ...slotCalls,
  ...bookingCalls,
  ...dispatchCalls,
  ...reviewCalls,
  ...conversationCalls,
  ...ticketCalls,
  ...locationCalls,
} as const;
