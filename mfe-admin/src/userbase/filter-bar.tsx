import { type Role, roleBadge, roles } from '@plaza/contracts/roles';
import { Button, CloseIcon, focusAfterRemoval, Select, styled } from '@plaza/ui';
import { CompanyFilter } from '../users/list/company-filter';
import { areSet, noFilters, type UserbaseFilters } from './userbase-filters';

interface FilterBarProps {
  filters: UserbaseFilters;
  onFilters: (filters: UserbaseFilters) => void;
}

const all = 'all';

/** Chooses which users the map and the list show. */
export function FilterBar({ filters, onFilters }: FilterBarProps) {
  const { role, company } = filters;
  return (
    <Bar ref={focusAfterRemoval} tabIndex={-1} role="search" aria-label="Userbase">
      <Select
        aria-label="User type"
        value={role || all}
        onValueChange={(value) => onFilters({ ...filters, role: value === all ? '' : (value as Role) })}
        options={[
          { value: all, label: 'All User Types' },
          ...roles.map((one) => ({ value: one, label: roleBadge(one) })),
        ]}
      />
      <CompanyFilter
        value={company}
        onChange={(chosen) => onFilters({ ...filters, company: chosen })}
        others="User Management finds users of others."
      />
      {areSet(filters) && (
        <Button variant="ghost" icon={<CloseIcon />} onClick={() => onFilters(noFilters)}>
          Clear
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[8]};
  > :not(button:last-child) { flex: 0 1 220px; }
  ${({ theme }) => theme.media.phone} { > :not(button:last-child) { flex-basis: 100%; } }
`;
