import { useLocation } from '@plaza/web-kit/router';
import { type ReactNode, useState } from 'react';
import { useLatestBooking } from '../api/use-latest-booking';
import { AssignDialog } from './assign-dialog';
import { CancelDialog } from './cancel-dialog';
import { changedBookingReason, isStillPossible } from './changed-booking-reason';
import { CompleteDialog } from './complete-dialog';
import { type DialogKind, type OpenDialog, OpenDialogContext } from './open-dialog';
import { ReviewDialog } from './review-dialog';

const dialogs = {
  complete: CompleteDialog,
  cancel: CancelDialog,
  review: ReviewDialog,
  assign: AssignDialog,
} satisfies Record<DialogKind, unknown>;

/**
 * Holds the dialog of an action above the bookings: it stays open, with its input, when the booking changes and leaves
 * the list. Going back closes it, as it closes the details from which it was opened.
 */
export function BookingDialogs({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const [opened, setOpened] = useState<OpenDialog>();
  const [openedAt, setOpenedAt] = useState(search);
  if (search !== openedAt) {
    setOpenedAt(search);
    setOpened(undefined);
  }
  return (
    <OpenDialogContext value={setOpened}>
      {children}
      {opened && <ActionDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </OpenDialogContext>
  );
}

/** Follows the changes of the booking, as long as the action remains possible. */
function ActionDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  const { booking, error, fetchAnew } = useLatestBooking(opened.booking);
  const ActionForm = dialogs[opened.kind];
  return (
    <ActionForm
      booking={isStillPossible(opened.kind, booking) ? booking : opened.booking}
      changedReason={changedBookingReason(opened, booking, error)}
      onBookingChanged={fetchAnew}
      onClose={onClose}
    />
  );
}
