import type { TabPermissionVersion } from '@plaza/contracts/identity/tab-permissions';
import { roleBadge } from '@plaza/contracts/roles';
import { Badge, Button, Row, Stack, styled } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { TabChanges } from '../labels/tab-changes';

const kinds: Record<TabPermissionVersion['kind'], string> = {
  save: 'Saved',
  undo: 'Undone',
  expiry: 'Ended automatically',
  area: 'Area changed',
};

interface HistoryEntryProps {
  entry: TabPermissionVersion;
  onUndo: () => void;
}

/** One save: who made it, when, until when it applies, and which tabs were added and removed. */
export function HistoryEntry({ entry, onUndo }: HistoryEntryProps) {
  const { version, at, actor, kind, until, changes } = entry;
  return (
    <Item>
      <Row justify="space-between" align="flex-start" wrap={false}>
        <Stack gap={4}>
          <Row gap={8}>
            <strong>{actor ? actor.name || 'A former administrator' : 'Plaza'}</strong>
            <time dateTime={at}>{clockDateTime(at)}</time>
            <Badge tone={kind === 'save' ? 'neutral' : 'info'}>{kinds[kind]}</Badge>
            {until && <Badge tone="attention">Until {clockDateTime(until)}</Badge>}
          </Row>
          {changes.map(({ role, added, removed }) => (
            <Change key={role}>
              <span>{roleBadge(role)}</span>
              <TabChanges added={added} removed={removed} />
            </Change>
          ))}
        </Stack>
        <Button size="sm" aria-label={`Undo version ${version}`} onClick={onUndo}>
          Undo
        </Button>
      </Row>
    </Item>
  );
}

const Item = styled.li`
  padding: ${({ theme }) => theme.space[12]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  &:last-child { border-bottom: 0; }
  time { color: ${({ theme }) => theme.color.muted}; }
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
`;
