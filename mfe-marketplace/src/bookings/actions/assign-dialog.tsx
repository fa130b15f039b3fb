import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, Dialog, Field, FormAlert, Select, Stack } from '@plaza/ui';
import { serverMessage, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { useMarketplaceEmployeesOfQuery } from '../api/bookings-api';
import { useBookingChanges } from './use-booking-changes';
import { useSubmission } from './use-submission';

/** Stands for nobody, as an option needs a value. */
const nobody = 'nobody';
const noPeople = 'Who works for them could not be loaded.';

/** Asks who is to do a job: the contractor or an employee; who may reassign it names another contractor. */
export function AssignDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const user = useUser();
  const mayReassign = booking.actions.includes('reassign');
  const { assign, isBusy } = useBookingChanges(booking);
  const { refusal, attempt } = useSubmission(onClose);
  const given = booking.contractor?.id ?? '';
  const [contractorId, setContractorId] = useState(given);
  const [employeeId, setEmployeeId] = useState(booking.employee?.id ?? nobody);
  const contractors = useMarketplaceContractorsQuery({}, { skip: !mayReassign });
  const employees = useMarketplaceEmployeesOfQuery({ id: contractorId }, { skip: contractorId === '' });
  const offered = contractors.data ?? [];
  const own = booking.contractor && {
    id: booking.contractor.id,
    name: booking.contractor.name,
    company: booking.contractor.company,
  };
  const choices = own && !offered.some(({ id }) => id === own.id) ? [own, ...offered] : offered;
  const chosen = choices.find(({ id }) => id === contractorId);
  const title = mayReassign ? 'Reassign booking' : 'Assign booking';

  const handleContractor = (id: string) => {
    setContractorId(id);
    setEmployeeId(nobody);
  };

  function handleSubmit() {
    if (isBusy || contractorId === '') return;
    const assignment: Omit<Assignment, 'version'> = {
      employeeId: employeeId === nobody ? null : employeeId,
      ...(contractorId !== given && { contractorId }),
    };
    void attempt(() => assign(assignment));
  }

  const failure = refusal?.message ?? (employees.error && serverMessage(employees.error, noPeople));
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      title={title}
      description={booking.title}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="primary" loading={isBusy} disabled={contractorId === ''}>
            {title}
          </Button>
        </>
      }
    >
      <Stack>
        <FormAlert>{failure || undefined}</FormAlert>
        {mayReassign && (
          <Field label="Contractor">
            <Select
              value={contractorId}
              placeholder={contractors.isLoading ? 'Loading contractors' : 'Choose a contractor'}
              options={choices.map(({ id, name, company }) => ({
                value: id,
                label: company ? `${name}, ${company}` : name,
              }))}
              onValueChange={handleContractor}
            />
          </Field>
        )}
        <Field label="Who does it">
          <Select
            value={employeeId}
            disabled={contractorId === '' || employees.isFetching}
            options={[
              { value: nobody, label: 'Nobody yet' },
              ...(chosen
                ? [{ value: chosen.id, label: chosen.id === user?.id ? `${chosen.name} (you)` : chosen.name }]
                : []),
              ...(employees.data ?? [])
                .filter(({ id }) => id !== contractorId)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={setEmployeeId}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
