import type { AuditRecord } from '@plaza/contracts/audit';
import { roleBadge } from '@plaza/contracts/roles';
import { type Column, styled } from '@plaza/ui';
import { CopyId } from '../copy-id';
import { actionWords, targetWords } from './action-words';
import { Changes } from './changes';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const auditColumns: readonly Column<AuditRecord>[] = [
  { id: 'when', header: 'When', width: '12%', cell: When },
  { id: 'who', header: 'Who', width: '20%', cell: Who },
  { id: 'what', header: 'What', width: '15%', cell: What },
  { id: 'whom', header: 'To whom', width: '14%', cell: Whom },
  { id: 'changes', header: 'What changed', cell: ({ before, after }) => <Changes before={before} after={after} /> },
  {
    id: 'request',
    header: 'Request ID',
    width: '140px',
    cell: ({ requestId }) => <CopyId id={requestId} label="Copy request ID" />,
  },
];

function When({ at }: AuditRecord) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}

function Who({ actor: { id, name, email, role } }: AuditRecord) {
  return (
    <Lines>
      <span>{name || id}</span>
      <small>{email || roleBadge(role)}</small>
    </Lines>
  );
}

function What({ action }: AuditRecord) {
  return (
    <Lines>
      <span>{actionWords(action)}</span>
      <small>
        <code>{action}</code>
      </small>
    </Lines>
  );
}

/** A person who is gone has no name any more. */
function Whom({ target, targetName }: AuditRecord) {
  return <Whole>{targetName || targetWords(target)}</Whole>;
}

const Lines = styled.span`
  display: inline-grid;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; font-weight: ${({ theme }) => theme.weight.normal}; }
`;

const Whole = styled.span`
  overflow-wrap: anywhere;
`;
