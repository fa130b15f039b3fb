import { limits } from '@plaza/contracts/limits';
import { Field, SearchIcon, Select, styled, TextInput } from '@plaza/ui';
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
      <SearchBox>
        <SearchIcon />
        <Field label="Search locations" hideLabel>
          <TextInput
            ref={searchRef}
            type="search"
            autoComplete="off"
            maxLength={limits.shortText}
            placeholder="Search locations..."
            value={filter.text}
            onChange={({ currentTarget }) => onFilter({ ...filter, text: currentTarget.value })}
          />
        </Field>
      </SearchBox>
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

const SearchBox = styled.div`
  position: relative;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
  }
  input { padding-inline-start: 36px; }
`;
