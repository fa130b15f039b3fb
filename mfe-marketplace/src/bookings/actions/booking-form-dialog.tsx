import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { FormDialog } from '@plaza/ui';
import type { ComponentProps } from 'react';

/** The props of a dialog that acts on a booking. */
export interface BookingDialogProps {
  readonly booking: Booking;
  /** Why the action is no longer possible, if it is not. */
  readonly changedReason: string | undefined;
  /** Called when a write was rejected because the booking has changed. */
  readonly onBookingChanged: () => void;
  readonly onClose: () => void;
}

type Props = ComponentProps<typeof FormDialog> & Pick<BookingDialogProps, 'changedReason'>;

/**
 * A small form dialog about a booking. If the action becomes impossible, it says so and cannot be submitted; the input
 * remains, so that the user can copy it. While it is being saved, the change may be its own.
 */
export function BookingFormDialog({ changedReason, form, isSubmittable = true, ...rest }: Props) {
  const reason = form.isSaving ? undefined : changedReason;
  return (
    <FormDialog
      size="sm"
      {...rest}
      form={{ ...form, alert: reason ?? form.alert }}
      isSubmittable={isSubmittable && reason === undefined}
    />
  );
}
