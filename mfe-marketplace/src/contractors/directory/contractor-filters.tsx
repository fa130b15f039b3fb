import { limits } from '@plaza/contracts/limits';
import { SearchInput, Select, styled } from '@plaza/ui';
import type { Ref } from 'react';
import { contractorStatuses } from '../status-and-rating/contractor-status';
import type { FilterChoice } from './contractor-filter';

/** The value of "no choice", as an option needs a value; no specialty is a blank. */
const all = ' ';
const prompt = 'Search contractors, companies, or skills...';

interface Props {
  readonly choice: FilterChoice;
  readonly specialties: readonly string[];
  readonly onChange: (choice: FilterChoice) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The search box and the two filters. */
export function ContractorFilters({ choice, specialties, onChange, searchRef }: Props) {
  const handleStatus = (chosen: string) => {
    const status = contractorStatuses.find(({ value }) => value === chosen)?.value ?? '';
    onChange({ ...choice, status });
  };
  return (
    <Root role="search" aria-label="Contractors">
      <SearchInput
        ref={searchRef}
        label="Search contractors"
        placeholder={prompt}
        maxLength={limits.shortText}
        value={choice.search}
        onValueChange={(search) => onChange({ ...choice, search })}
      />
      <Select
        aria-label="Specialty"
        value={choice.specialty || all}
        options={[
          { value: all, label: 'All Specialties' },
          ...specialties.map((name) => ({ value: name, label: name })),
        ]}
        onValueChange={(chosen) => onChange({ ...choice, specialty: chosen === all ? '' : chosen })}
      />
      <Select
        aria-label="Status"
        value={choice.status || all}
        options={[
          { value: all, label: 'All Status' },
          ...contractorStatuses.map(({ value, label }) => ({ value, label })),
        ]}
        onValueChange={handleStatus}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) 200px 160px;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-child { grid-column: 1 / -1; }
  }
`;
