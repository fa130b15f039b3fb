import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { ChevronRightIcon, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { useId, useState } from 'react';
import type { AuditFilters } from '../filters/audit-filters';
import { sentenceOf } from '../labels/audit-sentence';
import { AuditDetails } from './audit-details';
import { fieldChanges, summaryOf } from './field-changes';

interface Props {
  record: AuditRecord;
  onFilter: (filters: Partial<AuditFilters>) => void;
}

/** A record on one line, which expands to show what changed. */
export function AuditEntry({ record, onFilter }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { who, what, whom } = sentenceOf(record);
  // The sentence already names a new version.
  const changes = fieldChanges(record.before, record.after).filter(
    ({ before, after }) => before !== undefined || after === undefined || !whom?.endsWith(` ${after}`),
  );
  return (
    <li>
      <Line
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRightIcon />
        <time dateTime={record.at}>{clockTime(record.at)}</time>
        <Text>
          {who && <strong>{who}</strong>} <span>{what}</span> {whom && <strong>{whom}</strong>}
        </Text>
        <Summary>{summaryOf(changes)}</Summary>
      </Line>
      {isOpen && <AuditDetails id={detailsId} record={record} onFilter={onFilter} />}
    </li>
  );
}

const Line = styled.button`
  display: grid;
  grid-template-columns: 16px 72px minmax(0, auto) minmax(0, 1fr);
  align-items: baseline;
  gap: ${({ theme }) => theme.space[12]};
  width: 100%;
  min-height: 40px;
  padding: 9px ${({ theme }) => theme.space[16]} 9px ${({ theme }) => theme.space[12]};
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &:focus-visible { outline-offset: -2px; }
  > svg {
    align-self: center;
    color: ${({ theme }) => theme.color.muted};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  &[aria-expanded='true'] > svg { transform: rotate(90deg); }
  > time { color: ${({ theme }) => theme.color.muted}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 16px minmax(0, 1fr) auto;
    min-height: 48px;
    padding-inline: ${({ theme }) => theme.space[12]};
    gap: ${({ theme }) => theme.space[8]};
    > time { grid-area: 1 / 3; }
  }
`;

const Text = styled.span`
  overflow-wrap: anywhere;
  > span { color: ${({ theme }) => theme.color.muted}; }
  > strong { font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Summary = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.media.phone} {
    grid-column: 2 / -1;
    text-align: start;
    &:empty { display: none; }
  }
`;
