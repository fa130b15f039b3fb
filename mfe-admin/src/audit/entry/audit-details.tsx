import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { roleBadge } from '@plaza/contracts/roles';
import { Button, DescriptionItem, Row, Stack, styled } from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { CopyId } from '../../controls/copy-id';
import type { AuditFilters } from '../filters/audit-filters';
import { isKnownTarget } from '../labels/audit-labels';
import { whomOf, whoOf } from '../labels/audit-sentence';
import { FieldChangeList } from './field-change-list';

interface Props {
  id: string;
  record: AuditRecord;
  onFilter: (filters: Partial<AuditFilters>) => void;
}

/** The full record: the change, field by field, and who made it, to whom, when and in which request. */
export function AuditDetails({ id, record, onFilter }: Props) {
  const { actor, target, targetName, targetEmail, targetCustomId, action, at, before, after, requestId } = record;
  const [who, whom] = [whoOf(record), whomOf(record)];
  return (
    <Body id={id} gap={16}>
      <FieldChangeList before={before} after={after} />
      <Facts>
        <DescriptionItem name="When">{clockExactly(at, { seconds: true })}</DescriptionItem>
        <DescriptionItem name="Who">{known(who, actor.email, actor.customId, roleBadge(actor.role))}</DescriptionItem>
        <DescriptionItem name="To whom">
          {known(whom, targetName && targetEmail, targetName && targetCustomId)}
        </DescriptionItem>
        <DescriptionItem name="Action">
          <code>{action}</code>
        </DescriptionItem>
        {requestId && (
          <DescriptionItem name="Request">
            <CopyId id={requestId} label="Copy Request ID" />
          </DescriptionItem>
        )}
      </Facts>
      <Row>
        <Button size="sm" onClick={() => onFilter({ actor: actor.id })}>
          All by {who}
        </Button>
        {target !== actor.id && !isKnownTarget(target) && (
          <Button size="sm" onClick={() => onFilter({ target })}>
            All About {whom}
          </Button>
        )}
      </Row>
    </Body>
  );
}

const known = (...parts: string[]): string => [...new Set(parts.filter(Boolean))].join(' · ');

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]} 40px;
  ${({ theme }) => theme.media.phone} { padding-inline: ${({ theme }) => theme.space[12]}; }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  margin: 0;
  font-size: ${({ theme }) => theme.size[13]};
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  code { font-family: ${({ theme }) => theme.mono}; }
`;
