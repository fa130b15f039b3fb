import type { Booking, BookingAction } from '@plaza/contracts/marketplace/bookings';
import { Button, focusAfterRemoval, Row, StarIcon, useNow } from '@plaza/ui';
import { useOpenDialog } from './open-dialog';
import { showNotUpdated, showStatusChanged, useBookingChanges } from './use-booking-changes';

/** A booking that starts within 12 hours is due: Start is then its main action. */
const dueMs = 12 * 3_600_000;

interface Props {
  readonly booking: Booking;
  /** Whether the review form is included; false where it is already shown beside the actions. */
  readonly withReview?: boolean;
  /** Whether the actions are in the footer of a dialog, where "Cancel" alone would read as closing the dialog. */
  readonly inDialog?: boolean;
}

/** The actions that the user may take on a booking, its next step first. */
export function BookingActions({ booking, withReview = false, inDialog = false }: Props) {
  const { changeStatus, isChanging } = useBookingChanges(booking);
  const openDialog = useOpenDialog();
  const { actions, title } = booking;
  const may = (action: BookingAction) => actions.includes(action);
  const assign = may('reassign') || booking.employee ? 'Reassign' : 'Assign';
  const cancel = inDialog ? 'Cancel Booking' : 'Cancel';
  const isDue = Date.parse(booking.startsAt) - useNow() < dueMs;

  async function handleStep(status: 'confirmed' | 'in-progress') {
    const { data, error } = await changeStatus({ status });
    if (data) showStatusChanged({ ...booking, status });
    else showNotUpdated(error);
  }

  const mayReview = withReview && may('review');
  if (!hasActions(booking) && !mayReview) return null;
  return (
    <Row ref={focusAfterRemoval} data-print="hide">
      {may('confirm') && (
        <Button
          variant="primary"
          loading={isChanging}
          aria-label={`Confirm ${title}`}
          onClick={() => handleStep('confirmed')}
        >
          Confirm
        </Button>
      )}
      {may('start') && (
        <Button
          variant={isDue ? 'primary' : 'secondary'}
          loading={isChanging}
          aria-label={`Start ${title}`}
          onClick={() => handleStep('in-progress')}
        >
          Start
        </Button>
      )}
      {may('complete') && (
        <Button
          variant="primary"
          aria-label={`Complete ${title}`}
          onClick={() => openDialog({ kind: 'complete', booking })}
        >
          Complete
        </Button>
      )}
      {mayReview && (
        <Button
          icon={<StarIcon />}
          aria-label={`Review ${title}`}
          onClick={() => openDialog({ kind: 'review', booking })}
        >
          Review
        </Button>
      )}
      {(may('assign') || may('reassign')) && (
        <Button aria-label={`${assign} ${title}`} onClick={() => openDialog({ kind: 'assign', booking })}>
          {assign}
        </Button>
      )}
      {may('cancel') && (
        <Button aria-label={`${cancel} ${title}`} onClick={() => openDialog({ kind: 'cancel', booking })}>
          {cancel}
        </Button>
      )}
    </Row>
  );
}

/** Whether the user may take any of these actions. */
export const hasActions = ({ actions }: Booking): boolean => actions.some((action) => offered.includes(action));

/** Review and reply are missing here, because their forms are in the details. */
const offered: readonly BookingAction[] = ['confirm', 'start', 'complete', 'cancel', 'assign', 'reassign'];
