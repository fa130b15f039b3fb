import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { toast, useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import type { BookingDialogProps } from './booking-form-dialog';
import { networkError, useBookingChanges, whenBookingChanged } from './use-booking-changes';

interface Draft {
  readonly contractorId: string;
  readonly employeeId: string;
}

/** The option for no assignee: an option needs a value. */
export const nobody = 'nobody';

const toDraft = ({ contractor, employee }: Booking): Draft => ({
  contractorId: contractor?.id ?? '',
  employeeId: employee?.id ?? nobody,
});

/**
 * The form that assigns a booking. If somebody else assigns it meanwhile, the form starts over from there, and
 * `reassigned` says so.
 */
export function useAssignForm({ booking, changedReason, onBookingChanged, onClose }: BookingDialogProps) {
  const { assign } = useBookingChanges(booking);
  const current = toDraft(booking);
  /** The assignment from which the draft started. */
  const [baseline, setBaseline] = useState(current);
  const [reassigned, setReassigned] = useState<string>();
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, Booking>({
    initial: current,
    validate: () => undefined,
    save: ({ contractorId, employeeId }) =>
      assign({
        employeeId: employeeId === nobody ? null : employeeId,
        ...(contractorId !== current.contractorId && { contractorId }),
      }),
    onSaved() {
      const description = 'Whoever it is assigned to is notified.';
      toast({ title: 'Booking updated', description, variant: 'success' });
      close();
    },
    onRejected: whenBookingChanged(onBookingChanged),
    fallback: networkError,
  });
  const isSame = current.contractorId === baseline.contractorId && current.employeeId === baseline.employeeId;
  // While it is being saved, the change may be its own.
  if (!isSame && !form.isSaving && changedReason === undefined) {
    setBaseline(current);
    setReassigned(reassignedText(booking));
    form.replace(current);
  }
  return { ...form, reassigned };
}

function reassignedText({ contractor, employee }: Booking): string {
  const assignee = employee?.name ?? contractor?.name ?? 'nobody';
  return `This booking was changed meanwhile: it is assigned to ${assignee} now. Choose again to change that.`;
}
