import { limits } from '@plaza/contracts/limits';
import { SearchInput, Select, styled } from '@plaza/ui';
import type { Ref } from 'react';
import { locationTypeOptions } from '../locations/location-types';
import type { LocationFilter } from './location-filter';

interface LocationFiltersProps {
  filter: LocationFilter;
  onFilter: (filter: LocationFilter) => void;
  searchRef: Ref<HTMLInputElement>;
}

const all = 'all';

/** The filters of list and map. */
export function LocationFilters({ filter, onFilter, searchRef }: LocationFiltersProps) {
  const handleType = (chosen: string) => {
    const type = locationTypeOptions.find(({ value }) => value === chosen)?.value ?? '';
    onFilter({ ...filter, type });
  };
  return (
    <Root role="search" aria-label="Locations">
      <SearchInput
        ref={searchRef}
        label="Search locations"
        maxLength={limits.shortText}
        value={filter.text}
        onValueChange={(text) => onFilter({ ...filter, text })}
      />
      <Select
        aria-label="Type of location"
        value={filter.type || all}
        options={[{ value: all, label: 'All' }, ...locationTypeOptions]}
        onValueChange={handleType}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px;
  gap: ${({ theme }) => theme.space[8]};
`;
