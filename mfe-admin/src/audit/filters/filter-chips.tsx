import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { CloseIcon, focusAfterRemoval, Row, styled } from '@plaza/ui';
import { addDays, currentDay, formatDay } from '@plaza/ui/time';
import { actionLabel } from '../labels/audit-labels';
import { whomOf, whoOf } from '../labels/audit-sentence';
import type { AuditFilters } from './audit-filters';

interface Props {
  filters: AuditFilters;
  /** The displayed records, which give the names of users that the filters identify by id. */
  records: readonly AuditRecord[];
  onChange: (filters: Partial<AuditFilters>) => void;
}

/** Buttons for common ranges of days, and a removable chip for each active filter. */
export function FilterChips({ filters, records, onChange }: Props) {
  const { from, to, action, actor, target } = filters;
  const byWhom = records.find((record) => record.actor.id === actor);
  const about = records.find((record) => record.target === target);
  const days = dayChoices();
  const isChoice = days.some((choice) => choice.from === from && to === '');
  const set = [
    action && { label: actionLabel(action), none: { action: '' } },
    actor && { label: `By ${byWhom ? whoOf(byWhom) : actor}`, none: { actor: '' } },
    target && { label: `About ${about ? whomOf(about) : target}`, none: { target: '' } },
    (from || to) && !isChoice && { label: daysLabel(from, to), none: { from: '', to: '' } },
  ].filter((chip) => typeof chip === 'object');
  return (
    <Row ref={focusAfterRemoval} role="group" aria-label="Filters">
      {days.map(({ label, from: first }) => {
        const isOn = from === first && to === '';
        return (
          <Chip
            key={label}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ from: isOn ? '' : first, to: '' })}
          >
            {label}
          </Chip>
        );
      })}
      {set.map(({ label, none }) => (
        <Chip key={label} type="button" aria-label={`Remove Filter: ${label}`} data-on onClick={() => onChange(none)}>
          {label}
          <CloseIcon />
        </Chip>
      ))}
    </Row>
  );
}

function dayChoices() {
  const today = currentDay();
  return [
    { label: 'Today', from: today },
    { label: 'Last 7 days', from: addDays(today, -6) },
    { label: 'Last 30 days', from: addDays(today, -29) },
  ];
}

const sayDay = (day: string) => (Number.isNaN(Date.parse(day)) ? day : formatDay(day));

function daysLabel(from: string, to: string): string {
  if (!to) return `From ${sayDay(from)}`;
  return from ? `${sayDay(from)} – ${sayDay(to)}` : `Until ${sayDay(to)}`;
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 100%;
  min-height: 28px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &[aria-pressed='true'], &[data-on] {
    border-color: ${({ theme }) => theme.color.accentText};
    background: ${({ theme }) => theme.color.accentTint};
    color: ${({ theme }) => theme.color.accentText};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'], &[data-on] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      &:focus-visible { outline-color: CanvasText; }
    }
  }
  > svg { flex: none; width: 14px; height: 14px; }
  @media (pointer: coarse) { min-height: 44px; }
`;
