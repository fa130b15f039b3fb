import { limits } from '@plaza/contracts/limits';
import { Button, CloseIcon, DayInput, Field, SearchIcon, Select, styled, usePhone } from '@plaza/ui';
import type { HistoryStep } from '@plaza/web-kit/router';
import { useState } from 'react';
import { DebouncedInput } from '../../controls/debounced-input';
import { actionLabel, actions } from '../labels/audit-labels';
import { type AuditFilters, areSet, endsBeforeItBegins } from './audit-filters';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters, step?: HistoryStep) => void;
  onClear: () => void;
  /** How often the filters have been cleared; remounts the search field each time, whatever it contains. */
  clearings: number;
}

const every = 'all';
/** Replaces the history entry; for dates as well, as each typed digit gives another day. */
const whileTyping = { replace: true };

/** Filters the log. The search is debounced; all other filters apply at once. */
export function AuditFilterBar({ filters, onFilters, onClear, clearings }: AuditFilterBarProps) {
  const isPhone = usePhone();
  const [isAsked, setIsMore] = useState(false);
  // On a phone these fields are behind a button, so that the first screen shows records.
  const isMore = !isPhone || isAsked;
  const change = (given: Partial<AuditFilters>, step?: HistoryStep) => onFilters({ ...filters, ...given }, step);

  return (
    <Bar role="search" aria-label="Audit log">
      <Search>
        <Field label="Search">
          <DebouncedInput
            // Moves the focus here after clearing, as the Clear button is then gone.
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
        <MoreFilters filters={filters} onChange={change} isAsked={isAsked} />
      ) : (
        <Button onClick={() => setIsMore(true)}>More Filters</Button>
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
  /** Whether the fields replace the button that the user pressed to see them. */
  isAsked: boolean;
}

function MoreFilters({ filters, onChange, isAsked }: MoreFiltersProps) {
  return (
    <>
      <div ref={isAsked ? focusControl : undefined}>
        <Field label="Action">
          <Select
            value={filters.action || every}
            onValueChange={(action) => onChange({ action: action === every ? '' : action })}
            options={[
              { value: every, label: 'All Actions' },
              ...actions.map((action) => ({ value: action, label: actionLabel(action) })),
            ]}
          />
        </Field>
      </div>
      <Field label="From">
        <DayInput day={filters.from} onDay={(from) => onChange({ from }, whileTyping)} />
      </Field>
      <Field label="To" error={endsBeforeItBegins(filters) && 'Ends before it begins.'}>
        <DayInput day={filters.to} onDay={(to) => onChange({ to }, whileTyping)} />
      </Field>
    </>
  );
}

const focusControl = (field: HTMLElement | null) => field?.querySelector<HTMLElement>('[role=combobox]')?.focus();

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 2fr) minmax(180px, 1fr) 150px 150px;
  align-items: start;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  > button { margin-top: 26px; } /* aligned with the controls, below their labels */
  @media (max-width: ${({ theme }) => theme.breakpoint.desktop}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button { margin-top: 0; }
  }
  /* Clear has a column only while it is rendered; an empty column would leave a gap at the edge. */
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
