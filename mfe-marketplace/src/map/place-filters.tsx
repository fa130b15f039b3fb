import { limits } from '@plaza/contracts/limits';
import { SearchInput, Select, styled } from '@plaza/ui';
import type { Ref } from 'react';
import type { PlaceFilter } from './place-filter';
import { placeTypeOptions } from './place-types';

interface PlaceFiltersProps {
  filter: PlaceFilter;
  onFilter: (filter: PlaceFilter) => void;
  searchRef: Ref<HTMLInputElement>;
}

const all = 'all';

/** Which locations the list and the map show. */
export function PlaceFilters({ filter, onFilter, searchRef }: PlaceFiltersProps) {
  const handleType = (chosen: string) => {
    const type = placeTypeOptions.find(({ value }) => value === chosen)?.value ?? '';
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
        options={[{ value: all, label: 'All' }, ...placeTypeOptions]}
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
