/** Lists and sizes that servers and screens share. Without zod, so that browsers can import them. */
export const contractorStatuses = ['available', 'busy', 'offline'] as const;

export const bookingStatuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const;

/** The label of each status on screens; in lower case within a sentence. */
export const bookingStatusLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<(typeof bookingStatuses)[number], string>;

export const priorities = ['low', 'medium', 'high'] as const;

/** The changes of a booking, made by a user or automatically. */
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

/** What a user may do with a booking. */
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
/** The ids of the five default locations that every user starts with do not exceed this. */
export const lastDefaultLocation = 1000;
export const locationsPerUser = 500;
export const servicesPerLocation = 20;

/** The maximum number of characters of a message; longer ones are refused. */
export const messageLength = 4000;
/** The number of messages on one page. */
export const messagePage = 50;
/** The maximum length of the list of conversations, and of a page of tickets. */
export const maxListLength = 200;

/** The maximum length of a list of contractors. */
export const maxContractors = 500;

/** The maximum length of the list of a contractor's reviews. */
export const maxReviews = 100;

/** The maximum length of a list of services, and of the list of categories. */
export const maxCatalogLength = 1000;

/**
 * The maximum number of contractors on an administrator's dispatch board, of bookings of its day, and of unassigned
 * bookings beside it.
 */
export const boardContractors = 100;
export const boardJobs = 2000;
export const boardUnassigned = 100;

/** The maximum number of days for which free slots can be requested at once. */
export const maxSlotDays = 31;
