import { serverMessage } from '@plaza/web-kit';
import { useMarketplaceEmployeesOfQuery } from '../api/bookings-api';
import { AssigneeFields } from './assignee-fields';
import { type BookingDialogProps, BookingFormDialog } from './booking-form-dialog';
import { useAssignForm } from './use-assign-form';

const noEmployees = 'Who works for them could not be loaded.';

/** Assigns a booking to the contractor or an employee; users who may reassign can also choose another contractor. */
export function AssignDialog(props: BookingDialogProps) {
  const { booking, changedReason, onClose } = props;
  const form = useAssignForm(props);
  const { contractorId } = form.draft;
  const employees = useMarketplaceEmployeesOfQuery({ id: contractorId }, { skip: contractorId === '' });
  const canReassign = booking.actions.includes('reassign');
  const title = canReassign || booking.employee ? 'Reassign Booking' : 'Assign Booking';
  const alert = form.alert ?? (employees.error && serverMessage(employees.error, noEmployees)) ?? form.reassigned;
  return (
    <BookingFormDialog
      changedReason={changedReason}
      title={title}
      description={booking.title}
      cancelLabel="Not Now"
      submitLabel={title}
      isSubmittable={contractorId !== ''}
      form={{ ...form, alert }}
      onClose={onClose}
    >
      <AssigneeFields
        booking={booking}
        form={form}
        canReassign={canReassign}
        employees={employees.currentData}
        areEmployeesLoading={employees.isFetching}
      />
    </BookingFormDialog>
  );
}
