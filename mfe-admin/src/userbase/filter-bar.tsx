import { type Role, roleBadge, roles } from '@plaza/contracts/roles';
import { Button, CloseIcon, focusAfterRemoval, Select, styled } from '@plaza/ui';
import { useAdminCompaniesQuery } from '../users/api/users-api';
import { areSet, noFilters, type UserbaseFilters } from './userbase-filters';

interface FilterBarProps {
  filters: UserbaseFilters;
  onFilters: (filters: UserbaseFilters) => void;
}

const all = 'all';

/** Chooses which users the map and the list show. */
export function FilterBar({ filters, onFilters }: FilterBarProps) {
  const { data = [] } = useAdminCompaniesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { role, company } = filters;
  // The value in the address remains an option, whatever the server returns.
  const companies = company === '' || data.includes(company) ? data : [company, ...data];
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
      <Select
        aria-label="Company"
        value={company || all}
        onValueChange={(value) => onFilters({ ...filters, company: value === all ? '' : value })}
        options={[{ value: all, label: 'All Companies' }, ...companies.map((name) => ({ value: name, label: name }))]}
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
  > [role='combobox'] { flex: 0 1 220px; }
  ${({ theme }) => theme.media.phone} { > [role='combobox'] { flex-basis: 100%; } }
`;
