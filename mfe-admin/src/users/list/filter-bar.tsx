import { limits } from '@plaza/contracts/limits';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Button, CloseIcon, Field, SearchIcon, Select, styled } from '@plaza/ui';
import { DebouncedInput } from '../../controls/debounced-input';
import { type UserManager, visibleRoles } from '../access/user-manager';
import { CompanyFilter } from './company-filter';
import { areSet, type Filtering } from './user-filters';

interface FilterBarProps {
  manager: UserManager;
  filtering: Filtering;
}

const everyRole = 'all';
const whileTyping = { replace: true };

/** Filters the list. Text fields are debounced; selects apply at once. */
export function FilterBar({ manager, filtering }: FilterBarProps) {
  const { filters, change, clear, clearings } = filtering;
  const roles = visibleRoles(manager).map((role) => ({ value: role, label: roleBadge(role) }));

  const handleRole = (value: string) => change({ role: value === everyRole ? '' : (value as Role) });

  return (
    <Bar role="search" aria-label="Users">
      <Search>
        <Field label="Search users" hideLabel>
          <DebouncedInput
            // Remounts the field after clearing and moves the focus to it, as the Clear button is then gone.
            key={clearings}
            autoFocus={clearings > 0}
            initial={clearings > 0 ? '' : filters.search}
            type="search"
            placeholder="Search by name or email"
            maxLength={limits.shortText}
            value={filters.search}
            onDebounced={(search) => change({ search }, whileTyping)}
          />
        </Field>
        <SearchIcon />
      </Search>
      {!manager.contractorId && (
        <CompanyFilter
          value={filters.company}
          onChange={(company) => change({ company })}
          others="Search to find users of others."
        />
      )}
      <Select
        aria-label="User type"
        value={filters.role || everyRole}
        onValueChange={handleRole}
        options={[{ value: everyRole, label: 'All User Types' }, ...roles]}
      />
      {filters.role === 'contractor_employee' && !manager.contractorId && (
        <Field label="Contractor ID" hideLabel>
          <DebouncedInput
            placeholder="Contractor ID"
            spellCheck={false}
            maxLength={limits.contractorId}
            value={filters.contractorId}
            onDebounced={(contractorId) => change({ contractorId }, whileTyping)}
          />
        </Field>
      )}
      {areSet(filters) && (
        <Button variant="ghost" icon={<CloseIcon />} onClick={clear}>
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
  > * { flex: 1 1 180px; max-width: 260px; min-width: 0; }
  > button:last-child:not([role]) { flex: none; }
  ${({ theme }) => theme.media.phone} {
    > * { flex-basis: 100%; max-width: none; }
  }
`;

const Search = styled.div`
  position: relative;
  && { flex-grow: 2; max-width: 360px; }
  ${({ theme }) => theme.media.phone} { && { max-width: none; } }
  input { padding-inline-start: 36px; }
  /* Redundant, as there is a Clear button. */
  input::-webkit-search-cancel-button { display: none; }
  > svg {
    position: absolute;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
    ${({ theme }) => theme.media.touch} { top: 14px; }
  }
`;
