import { Field, Select, TextInput } from '@plaza/ui';
import { serverMessage, useUser } from '@plaza/web-kit';
import { useMarketplaceContractorsQuery } from '../../../api/marketplace-api';
import { bestRated, isCut } from '../../../notices/contractor-limit';
import { nameAndCompany } from '../../../text/name-and-company';
import { useMarketplaceContractorToBookQuery } from '../../api/bookings-api';
import { type RequestDraft, withContractor } from '../draft/request-draft';

interface Props {
  readonly hiredId: string;
  readonly draft: RequestDraft;
  readonly error: string | undefined;
  readonly onChange: (next: (before: RequestDraft) => RequestDraft) => void;
}

/** The contractor of the booking: the one to hire or the owner of the service; otherwise the user chooses. */
export function ContractorField({ hiredId, draft, error, onChange }: Props) {
  const contractorId = draft.service?.contractorId ?? hiredId;
  return contractorId ? (
    <FixedContractor id={contractorId} error={error} />
  ) : (
    <ContractorChoice
      value={draft.contractorId}
      error={error}
      onChange={(id) => onChange((before) => withContractor(before, id))}
    />
  );
}

function FixedContractor({ id, error }: { id: string; error: string | undefined }) {
  const { currentData, error: loadError } = useMarketplaceContractorToBookQuery({ id });
  const failure = loadError && serverMessage(loadError, 'The contractor could not be loaded.');
  return (
    <Field label="Contractor" error={error ?? failure}>
      <TextInput readOnly value={currentData ? nameAndCompany(currentData) : loadError ? '' : 'Loading'} />
    </Field>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

function ContractorChoice({ value, error, onChange }: ChoiceProps) {
  const user = useUser();
  const { data, error: loadError, isLoading } = useMarketplaceContractorsQuery({});
  const failure = loadError && serverMessage(loadError, 'The contractors could not be loaded.');
  const offered = (data ?? []).filter(({ id }) => id !== user?.id); // users cannot book themselves
  return (
    <Field label="Contractor" required hint={isCut(data?.length) && bestRated} error={error ?? failure}>
      <Select
        value={value}
        placeholder={isLoading ? 'Loading contractors' : 'Choose a contractor'}
        options={offered.map((contractor) => ({ value: contractor.id, label: nameAndCompany(contractor) }))}
        onValueChange={onChange}
      />
    </Field>
  );
}
