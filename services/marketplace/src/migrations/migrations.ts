import type { Log } from '@plaza/service-kit/logging/log';
import { runInBackground } from '@plaza/service-kit/migrations/run-in-background';
import { type Migrations, runMigrations } from '@plaza/service-kit/migrations/run-migrations';
import { database } from '../database';
import { completeContractorProfiles } from './complete-contractor-profiles';
import { storeContractorSearchTerms } from './contractor-search-terms';
import { dropTicketIndexes } from './drop-ticket-indexes';
import { renameBookingCosts } from './rename-booking-costs';
import { repairBookings } from './repair-bookings';

/** Without these, bookings would have no prices, and lists would lack contractors. */
const required: Migrations = {
  'rename-booking-costs': renameBookingCosts,
  'complete-contractor-profiles': completeContractorProfiles,
};
/**
 * Without these, searches find fewer contractors, some customers miss bookings, stats count too many bookings, and
 * tickets have indexes that nothing reads.
 */
const background: Migrations = {
  'store-contractor-search-terms': storeContractorSearchTerms,
  'repair-bookings-that-somebody-left': repairBookings,
  'ticket-indexes-with-id': dropTicketIndexes,
};

/** Completes records of earlier releases before requests are served. */
export const runRequiredMigrations = (): Promise<void> =>
  runMigrations(database, required, new AbortController().signal);

/**
 * Completes the rest in batches while requests are served, and tries again what fails.
 * @returns a function that stops it between two batches; the next start continues it
 */
export function startBackgroundMigrations(log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const running = runInBackground(database, background, log, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}
