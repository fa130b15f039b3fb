import { limits } from '@plaza/contracts/limits';
import { Button, CloseIcon, Field, SearchIcon, Select, styled, TextInput, usePhone } from '@plaza/ui';
import type { HistoryStep } from '@plaza/web-kit/router';
import { useState } from 'react';
import { DebouncedInput } from '../debounced-input';
import { type AuditFilters, areSet, endsBeforeItBegins } from './audit-filters';
import { actionLabel, actions } from './audit-labels';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters, step?: HistoryStep) => void;
  onClear: () => void;
  /** How often the filters were cleared, whatever had been typed into them by then. */
  clearings: number;
}

const every = 'all';
/** A date too: each of its figures makes another day. */
const whileTyping = { replace: true };

/** Narrows the log. The search takes effect as typing rests, the choices at once. */
export function AuditFilterBar({ filters, onFilters, onClear, clearings }: AuditFilterBarProps) {
  const isPhone = usePhone();
  const [isAsked, setIsMore] = useState(false);
  // On a phone the records stand in the first screen, and these fields behind a button.
  const isMore = !isPhone || isAsked;
  const change = (given: Partial<AuditFilters>, step?: HistoryStep) => onFilters({ ...filters, ...given }, step);

  return (
    <Bar role="search" aria-label="Audit log">
      <Search>
        <Field label="Search">
          <DebouncedInput
            // The keyboard goes on from here, as the button that cleared is gone.
            key={clearings}
            autoFocus={clearings > 0}
            type="search"
            placeholder="Name, email, user ID or request ID"
            maxLength={limits.shortText}
            initial={clearings > 0 ? '' : filters.search}
            value={filters.search}
            onDebounced={(search) => change({ search }, whileTyping)}
          />
        </Field>
        <SearchIcon />
      </Search>
      {isMore ? (
        <MoreFilters filters={filters} onChange={change} />
      ) : (
        <Button onClick={() => setIsMore(true)}>More filters</Button>
      )}
      {areSet(filters) && (
        <Button variant="ghost" icon={<CloseIcon />} onClick={onClear}>
          Clear
        </Button>
      )}
    </Bar>
  );
}

interface MoreFiltersProps {
  filters: AuditFilters;
  onChange: (given: Partial<AuditFilters>, step?: HistoryStep) => void;
}

function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  return (
    <>
      <Field label="Action">
        <Select
          value={filters.action || every}
          onValueChange={(action) => onChange({ action: action === every ? '' : action })}
          options={[
            { value: every, label: 'All actions' },
            ...actions.map((action) => ({ value: action, label: actionLabel(action) })),
          ]}
        />
      </Field>
      <Field label="From">
        <TextInput
          type="date"
          value={filters.from}
          onChange={({ target }) => onChange({ from: target.value }, whileTyping)}
        />
      </Field>
      <Field label="To" error={endsBeforeItBegins(filters) && 'Ends before it begins.'}>
        <TextInput
          type="date"
          value={filters.to}
          onChange={({ target }) => onChange({ to: target.value }, whileTyping)}
        />
      </Field>
    </>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 2fr) minmax(180px, 1fr) 150px 150px;
  align-items: start;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  > button { margin-top: 26px; } /* beside the controls, below their labels */
  @media (max-width: ${({ theme }) => theme.breakpoint.desktop}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button { margin-top: 0; }
  }
  /* Clear has a column of its own while it is there: an empty one would leave its gap at the edge. */
  ${({ theme }) => theme.media.desktop} {
    &:has(> button) { grid-template-columns: minmax(220px, 2fr) minmax(180px, 1fr) 150px 150px auto; }
  }
  ${({ theme }) => theme.media.phone} {
    > :first-child, > :nth-child(2) { grid-column: 1 / -1; }
  }
`;

const Search = styled.div`
  position: relative;
  input { padding-inline-start: 36px; }
  > svg {
    position: absolute;
    inset: 36px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
    ${({ theme }) => theme.media.touch} { top: 40px; }
  }
`;
