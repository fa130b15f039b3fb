import type { Booking, BookingAction } from '@plaza/contracts/marketplace/bookings';
import { Button, Row } from '@plaza/ui';
import { useState } from 'react';
import { AssignDialog } from './assign-dialog';
import { CancelDialog } from './cancel-dialog';
import { CompleteDialog } from './complete-dialog';
import { showBookingError, useBookingChanges } from './use-booking-changes';

type Asking = 'complete' | 'cancel' | 'assign';

/** What the reader may do with a booking now: its next step first. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { changeStatus, isBusy } = useBookingChanges(booking);
  const [asking, setAsking] = useState<Asking>();
  const { actions, title } = booking;
  const may = (action: BookingAction) => actions.includes(action);
  const handleClose = () => setAsking(undefined);

  async function handleStep(status: 'confirmed' | 'in-progress') {
    const refusal = await changeStatus({ status });
    if (refusal) showBookingError(refusal);
  }

  if (!hasActions(booking)) return null;
  return (
    <Row>
      {may('confirm') && (
        <Button
          variant="primary"
          loading={isBusy}
          aria-label={`Confirm ${title}`}
          onClick={() => handleStep('confirmed')}
        >
          Confirm
        </Button>
      )}
      {may('start') && (
        <Button
          variant="primary"
          loading={isBusy}
          aria-label={`Start ${title}`}
          onClick={() => handleStep('in-progress')}
        >
          Start
        </Button>
      )}
      {may('complete') && (
        <Button variant="primary" aria-label={`Complete ${title}`} onClick={() => setAsking('complete')}>
          Complete
        </Button>
      )}
      {(may('assign') || may('reassign')) && (
        <Button aria-label={`${may('reassign') ? 'Reassign' : 'Assign'} ${title}`} onClick={() => setAsking('assign')}>
          {may('reassign') ? 'Reassign' : 'Assign'}
        </Button>
      )}
      {may('cancel') && (
        <Button variant="ghost" aria-label={`Cancel ${title}`} onClick={() => setAsking('cancel')}>
          Cancel
        </Button>
      )}
      {asking === 'complete' && <CompleteDialog booking={booking} onClose={handleClose} />}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={handleClose} />}
      {asking === 'assign' && <AssignDialog booking={booking} onClose={handleClose} />}
    </Row>
  );
}

/** Whether there is anything to do with it. */
export const hasActions = ({ actions }: Booking): boolean => actions.some((action) => offered.includes(action));

/** A review and a reply have their place in the details. */
const offered: readonly BookingAction[] = ['confirm', 'start', 'complete', 'cancel', 'assign', 'reassign'];
