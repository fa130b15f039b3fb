import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { Field, Select, TextInput } from '@plaza/ui';
import { serverMessage, useUser } from '@plaza/web-kit';
import { useMarketplaceContractorsQuery } from '../../../api/marketplace-api';
import { useMarketplaceContractorToBookQuery } from '../../api/bookings-api';
import { type RequestDraft, withContractor } from '../draft/request-draft';

interface Props {
  readonly hired: string;
  readonly draft: RequestDraft;
  readonly fault: string | undefined;
  readonly onChange: (next: (known: RequestDraft) => RequestDraft) => void;
}

/** Who is to do it: whoever is hired or offers the service, otherwise one to choose. */
export function ContractorField({ hired, draft, fault, onChange }: Props) {
  const given = draft.service?.contractorId ?? hired;
  return given ? (
    <GivenContractor id={given} fault={fault} />
  ) : (
    <ContractorChoice
      value={draft.contractorId}
      fault={fault}
      onChange={(id) => onChange((known) => withContractor(known, id))}
    />
  );
}

function GivenContractor({ id, fault }: { id: string; fault: string | undefined }) {
  const { currentData, error } = useMarketplaceContractorToBookQuery({ id });
  const failure = error && serverMessage(error, 'The contractor could not be loaded.');
  return (
    <Field label="Contractor" error={fault ?? failure}>
      <TextInput readOnly value={currentData ? contractorLabel(currentData) : error ? '' : 'Loading'} />
    </Field>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (id: string) => void;
}

function ContractorChoice({ value, fault, onChange }: ChoiceProps) {
  const user = useUser();
  const { data, error, isLoading } = useMarketplaceContractorsQuery({});
  const failure = error && serverMessage(error, 'The contractors could not be loaded.');
  const offered = (data ?? []).filter(({ id }) => id !== user?.id); // nobody books themself
  return (
    <Field label="Contractor" required error={fault ?? failure}>
      <Select
        value={value}
        placeholder={isLoading ? 'Loading contractors' : 'Choose a contractor'}
        options={offered.map((contractor) => ({ value: contractor.id, label: contractorLabel(contractor) }))}
        onValueChange={onChange}
      />
    </Field>
  );
}

const contractorLabel = ({ name, company }: Contractor) => (company ? `${name}, ${company}` : name);
