import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { Field, Select } from '@plaza/ui';
import { serverMessage, toast, useForm, useUser, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { bestRated, isCut } from '../../notices/contractor-limit';
import { useMarketplaceEmployeesOfQuery } from '../api/bookings-api';
import { type BookingDialogProps, BookingFormDialog } from './booking-form-dialog';
import { networkError, useBookingChanges, whenOutdated } from './use-booking-changes';

interface Draft {
  readonly contractorId: string;
  readonly employeeId: string;
}

/** The option for no assignee: an option needs a value. */
const nobody = 'nobody';
const toDraft = ({ contractor, employee }: Booking): Draft => ({
  contractorId: contractor?.id ?? '',
  employeeId: employee?.id ?? nobody,
});
const noContractors = 'The contractors could not be loaded.';
const noEmployees = 'Who works for them could not be loaded.';

/**
 * Assigns a booking to the contractor or an employee; users who may reassign can also choose another contractor. If
 * somebody else assigns the booking meanwhile, the dialog says so and starts over from there.
 */
export function AssignDialog({ booking, outdated, onOutdated, onClose }: BookingDialogProps) {
  const user = useUser();
  const canReassign = booking.actions.includes('reassign');
  const { assign } = useBookingChanges(booking);
  const current = toDraft(booking);
  const [begunFrom, setBegunFrom] = useState(current);
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
    onRejected: whenOutdated(onOutdated),
    fallback: networkError,
  });
  const isSame = current.contractorId === begunFrom.contractorId && current.employeeId === begunFrom.employeeId;
  // While it is being saved, the change may be its own.
  if (!isSame && !form.isSaving && outdated === undefined) {
    setBegunFrom(current);
    setReassigned(reassignedText(booking));
    form.replace(current);
  }
  const { contractorId, employeeId } = form.draft;
  const contractors = useMarketplaceContractorsQuery({}, { skip: !canReassign });
  const employees = useMarketplaceEmployeesOfQuery({ id: contractorId }, { skip: contractorId === '' });
  const choices = contractorChoices(booking, contractors.data ?? []);
  const chosen = choices.find(({ id }) => id === contractorId);
  const loadFailure = contractors.error && serverMessage(contractors.error, noContractors);
  const title = canReassign || booking.employee ? 'Reassign Booking' : 'Assign Booking';
  const alert = form.alert ?? (employees.error && serverMessage(employees.error, noEmployees)) ?? reassigned;
  return (
    <BookingFormDialog
      outdated={outdated}
      title={title}
      description={booking.title}
      cancelLabel="Not Now"
      submitLabel={title}
      isSubmittable={contractorId !== ''}
      form={{ ...form, alert }}
      onClose={onClose}
    >
      {canReassign && (
        <Field
          label="Contractor"
          hint={isCut(contractors.data?.length) && bestRated}
          error={form.errors.contractorId ?? loadFailure}
        >
          <Select
            value={contractorId}
            placeholder={contractors.isLoading ? 'Loading contractors' : 'Choose a contractor'}
            options={choices.map(({ id, name, company }) => ({
              value: id,
              label: company ? `${name}, ${company}` : name,
            }))}
            onValueChange={(id) => form.change({ contractorId: id, employeeId: nobody })}
          />
        </Field>
      )}
      <Field label="Assigned to" error={form.errors.employeeId}>
        <Select
          value={employeeId}
          disabled={contractorId === '' || employees.isFetching}
          options={[
            { value: nobody, label: 'Nobody yet' },
            ...(chosen
              ? [{ value: chosen.id, label: chosen.id === user?.id ? `${chosen.name} (you)` : chosen.name }]
              : []),
            ...(employees.currentData ?? [])
              .filter(({ id }) => id !== contractorId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(id) => form.change({ employeeId: id })}
        />
      </Field>
    </BookingFormDialog>
  );
}

function reassignedText({ contractor, employee }: Booking): string {
  const assignee = employee?.name ?? contractor?.name ?? 'nobody';
  return `This booking was changed meanwhile: it is assigned to ${assignee} now. Choose again to change that.`;
}

type ContractorChoice = Pick<Contractor, 'id' | 'name' | 'company'>;

/** All contractors, including the current one if the list lacks it. */
function contractorChoices({ contractor }: Booking, listed: readonly Contractor[]): readonly ContractorChoice[] {
  if (!contractor || listed.some(({ id }) => id === contractor.id)) return listed;
  const { id, name, company } = contractor;
  return [{ id, name, company }, ...listed];
}
