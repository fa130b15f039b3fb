import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import { useRef } from 'react';
import { useMarketplaceAssignBookingMutation } from '../../api/booking-writes';

interface Sent {
  readonly saved: Booking | undefined;
  readonly error: unknown;
  /** Whether another assignment of the booking was requested meanwhile, so that this one is no longer of interest. */
  readonly isSuperseded: boolean;
}

/**
 * Sends assignments: those of one booking one after the other, each with the version that the previous one created.
 * Otherwise the server would reject the second as a conflict with the first.
 */
export function useAssignmentQueue(): (id: string, assignment: Assignment) => Promise<Sent> {
  const [send] = useMarketplaceAssignBookingMutation();
  const queues = useRef(new Map<string, Promise<Sent>>());

  async function sendAfter(previous: Promise<Sent> | undefined, id: string, assignment: Assignment) {
    const earlier = await previous;
    const version = earlier?.saved?.version ?? 0;
    return send({ id, body: version > (assignment.version ?? 0) ? { ...assignment, version } : assignment });
  }

  return (id, assignment) => {
    const sending: Promise<Sent> = sendAfter(queues.current.get(id), id, assignment).then(({ data: saved, error }) => {
      const isSuperseded = queues.current.get(id) !== sending;
      if (!isSuperseded) queues.current.delete(id);
      return { saved, error, isSuperseded };
    });
    queues.current.set(id, sending);
    return sending;
  };
}
