/** The lists and sizes that both sides rely on. Without zod, so that browsers can have them. */
export const contractorStatuses = ['available', 'busy', 'offline'] as const;

export const bookingStatuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const;

/** What screens call each status; in a sentence without capitals. */
export const bookingStatusLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<(typeof bookingStatuses)[number], string>;

export const priorities = ['low', 'medium', 'high'] as const;

/** What somebody, or time, did to a booking. */
export const bookingChanges = [
  'requested',
  'confirmed',
  'started',
  'completed',
  'cancelled',
  'expired',
  'assigned',
  'reassigned',
  'contractor-gone',
  'customer-gone',
  'reviewed',
  'replied',
] as const;

/** What a person may do with a booking. */
export const bookingActions = [
  'confirm',
  'start',
  'complete',
  'cancel',
  'assign',
  'reassign',
  'review',
  'reply',
] as const;

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const ticketCategories = ['general', 'booking', 'payment', 'account', 'technical'] as const;

export const locationTypes = ['bank', 'atm', 'cafe', 'restaurant', 'shopping'] as const;
/** Locations with ids up to this are the five that everybody begins with. */
export const lastDefaultLocation = 1000;
export const locationsPerUser = 500;
export const servicesPerLocation = 20;

/** Characters of a message; a longer one is refused. */
export const messageLength = 4000;
/** Messages that are given at once. */
export const messagePage = 50;
/** A list of conversations or of tickets is no longer. */
export const maxListLength = 200;

/** How many days ahead free times can be asked for at once. */
export const maxSlotDays = 31;
