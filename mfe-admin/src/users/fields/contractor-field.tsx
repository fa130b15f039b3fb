import { limits } from '@plaza/contracts/limits';
import { Field, LinkButton, Select, Stack, styled, TextInput } from '@plaza/ui';
import { useState } from 'react';
import { contractorsListed, useAdminContractorsQuery } from '../api/users-api';

interface ContractorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (contractorId: string) => void;
}

const purpose = 'Required: whom this employee works for.';
const cutNote = `The newest ${contractorsListed} contractors are listed. Enter the ID of any other.`;

/** The employer of an employee: one of the newest contractors by name, or any contractor by id. */
export function ContractorField({ value, error, onChange }: ContractorFieldProps) {
  const { data, isLoading, isError } = useAdminContractorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isUnavailable = isError && !data;
  const [byId, setById] = useState(false);
  const isCut = (data?.length ?? 0) >= contractorsListed;
  const isTyped = byId || isUnavailable;
  const options = (data ?? []).map(({ id, name, companyName }) => ({
    value: id,
    label: companyName ? `${name} · ${companyName}` : name,
  }));
  const isListed = value === '' || options.some((option) => option.value === value);

  return (
    <Stack gap={4}>
      {isTyped ? (
        <Field
          label="Contractor ID"
          required
          error={error}
          hint={
            isUnavailable
              ? 'The contractors could not be loaded. Enter the Actual User ID of one.'
              : 'Their Actual User ID.'
          }
        >
          <TextInput
            spellCheck={false}
            autoComplete="off"
            maxLength={limits.contractorId}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      ) : (
        <Field label="Contractor" required error={error} hint={isCut ? `${purpose} ${cutNote}` : purpose}>
          <Select
            value={value}
            placeholder={isLoading ? 'Loading contractors…' : 'Choose a contractor'}
            onValueChange={onChange}
            options={isListed ? options : [{ value, label: value }, ...options]}
          />
        </Field>
      )}
      {!isUnavailable && (
        <Other>
          <LinkButton onClick={() => setById(!byId)}>
            {byId ? 'Choose from the list' : 'Enter a contractor ID'}
          </LinkButton>
        </Other>
      )}
    </Stack>
  );
}

const Other = styled.span`
  font-size: ${({ theme }) => theme.size[13]};
`;
