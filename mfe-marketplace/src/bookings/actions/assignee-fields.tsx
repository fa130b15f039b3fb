import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Contractor, Employee } from '@plaza/contracts/marketplace/contractors';
import { Field, Select } from '@plaza/ui';
import { serverMessage, useUser } from '@plaza/web-kit';
import { useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { bestRated, isCut } from '../../notices/contractor-limit';
import { nameAndCompany } from '../../text/name-and-company';
import { nobody, type useAssignForm } from './use-assign-form';

const noContractors = 'The contractors could not be loaded.';

type AssignForm = Pick<ReturnType<typeof useAssignForm>, 'draft' | 'errors' | 'change'>;

interface FieldsProps {
  readonly booking: Booking;
  readonly form: AssignForm;
  readonly canReassign: boolean;
  /** The employees of the chosen contractor; undefined while none are known. */
  readonly employees: readonly Employee[] | undefined;
  readonly areEmployeesLoading: boolean;
}

/** The contractor, if the user may choose another one, and who of them carries out the booking. */
export function AssigneeFields({ booking, form, canReassign, employees, areEmployeesLoading }: FieldsProps) {
  const user = useUser();
  const contractors = useMarketplaceContractorsQuery({}, { skip: !canReassign });
  const choices = contractorChoices(booking, contractors.data ?? []);
  const { contractorId, employeeId } = form.draft;
  const chosen = choices.find(({ id }) => id === contractorId);
  return (
    <>
      {canReassign && (
        <ContractorField
          form={form}
          choices={choices}
          isLoading={contractors.isLoading}
          isIncomplete={isCut(contractors.data?.length)}
          loadFailure={contractors.error && serverMessage(contractors.error, noContractors)}
        />
      )}
      <Field label="Assigned to" error={form.errors.employeeId}>
        <Select
          value={employeeId}
          disabled={contractorId === '' || areEmployeesLoading}
          options={[
            { value: nobody, label: 'Nobody yet' },
            ...(chosen
              ? [{ value: chosen.id, label: chosen.id === user?.id ? `${chosen.name} (you)` : chosen.name }]
              : []),
            ...(employees ?? [])
              .filter(({ id }) => id !== contractorId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(id) => form.change({ employeeId: id })}
        />
      </Field>
    </>
  );
}

interface ContractorFieldProps {
  readonly form: AssignForm;
  readonly choices: readonly ContractorChoice[];
  readonly isLoading: boolean;
  /** Whether there may be contractors who are not among the choices. */
  readonly isIncomplete: boolean;
  readonly loadFailure: string | undefined;
}

function ContractorField({ form, choices, isLoading, isIncomplete, loadFailure }: ContractorFieldProps) {
  return (
    <Field label="Contractor" hint={isIncomplete && bestRated} error={form.errors.contractorId ?? loadFailure}>
      <Select
        value={form.draft.contractorId}
        placeholder={isLoading ? 'Loading contractors' : 'Choose a contractor'}
        options={choices.map((contractor) => ({ value: contractor.id, label: nameAndCompany(contractor) }))}
        onValueChange={(id) => form.change({ contractorId: id, employeeId: nobody })}
      />
    </Field>
  );
}

type ContractorChoice = Pick<Contractor, 'id' | 'name' | 'company'>;

/** All contractors, including the current one if the list lacks it. */
function contractorChoices({ contractor }: Booking, listed: readonly Contractor[]): readonly ContractorChoice[] {
  if (!contractor || listed.some(({ id }) => id === contractor.id)) return listed;
  const { id, name, company } = contractor;
  return [{ id, name, company }, ...listed];
}
