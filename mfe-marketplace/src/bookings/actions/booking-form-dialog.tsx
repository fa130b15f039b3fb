import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { FormDialog } from '@plaza/ui';
import type { ComponentProps } from 'react';

/** The props of a dialog that acts on a booking. */
export interface BookingDialogProps {
  readonly booking: Booking;
  /** Why the action is no longer possible, if it is not. */
  readonly outdated: string | undefined;
  /** Called when a write was rejected because the booking has changed. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

type Props = ComponentProps<typeof FormDialog> & Pick<BookingDialogProps, 'outdated'>;

/**
 * A small form dialog about a booking. If the action becomes impossible, it says so and cannot be submitted; the input
 * remains, so that the user can copy it. While it is being saved, the change may be its own.
 */
export function BookingFormDialog({ outdated, form, isSubmittable = true, ...rest }: Props) {
  const reason = form.isSaving ? undefined : outdated;
  return (
    <FormDialog
      size="sm"
      {...rest}
      form={{ ...form, alert: reason ?? form.alert }}
      isSubmittable={isSubmittable && reason === undefined}
    />
  );
}
