import { bookingCalls } from './marketplace/bookings';
import { catalogueCalls } from './marketplace/catalogue';
import { contractorCalls } from './marketplace/contractors';
import { conversationCalls } from './marketplace/conversations';
import { dispatchCalls } from './marketplace/dispatch';
import { placeCalls } from './marketplace/places';
import { reviewCalls } from './marketplace/reviews';
import { slotCalls } from './marketplace/slots';
import { ticketCalls } from './marketplace/tickets';

/** Every call of the marketplace service. */
export const marketplaceCalls = {
  ...contractorCalls,
  ...catalogueCalls,
  ...slotCalls,
  ...bookingCalls,
  ...dispatchCalls,
  ...reviewCalls,
  ...conversationCalls,
  ...ticketCalls,
  ...placeCalls,
} as const;
