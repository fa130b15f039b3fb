import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { CardSurface, Stack, styled, useNow } from '@plaza/ui';
import { formatRelativeDay, toDay } from '@plaza/ui/time';
import { useId } from 'react';
import { AuditEntry } from './entry/audit-entry';
import type { AuditFilters } from './filters/audit-filters';

interface Props {
  records: readonly AuditRecord[];
  onFilter: (filters: Partial<AuditFilters>) => void;
}

/** Records grouped by day, in their given order. */
export function AuditDays({ records, onFilter }: Props) {
  const now = useNow();
  return (
    <Stack as="section" aria-label="Audit log">
      {byDay(records).map(([day, ofDay]) => (
        <Day key={day} title={formatRelativeDay(ofDay[0]?.at ?? day, now)} records={ofDay} onFilter={onFilter} />
      ))}
    </Stack>
  );
}

function Day({ title, records, onFilter }: Props & { title: string }) {
  const titleId = useId();
  return (
    <Stack gap={8}>
      <Title id={titleId}>{title}</Title>
      <List as="ul" aria-labelledby={titleId}>
        {records.map((record) => (
          <AuditEntry key={record.id} record={record} onFilter={onFilter} />
        ))}
      </List>
    </Stack>
  );
}

function byDay(records: readonly AuditRecord[]): [string, AuditRecord[]][] {
  const days = new Map<string, AuditRecord[]>();
  for (const record of records) {
    const day = toDay(record.at);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days];
}

const Title = styled.h3`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const List = styled(CardSurface)`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
