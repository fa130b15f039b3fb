import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { roleBadge } from '@plaza/contracts/roles';
import { type Column, styled } from '@plaza/ui';
import { formatDateTime } from '@plaza/ui/time';
import { CopyId } from '../copy-id';
import { actionLabel, targetLabel } from './audit-labels';
import { Changes } from './changes';

export const auditColumns: readonly Column<AuditRecord>[] = [
  { id: 'when', header: 'When', width: '12%', cell: When },
  { id: 'who', header: 'Who', width: '18%', cell: Who },
  { id: 'what', header: 'What', width: '15%', cell: What },
  { id: 'whom', header: 'To whom', width: '18%', cell: Whom },
  { id: 'changes', header: 'What changed', cell: ({ before, after }) => <Changes before={before} after={after} /> },
  {
    id: 'request',
    header: 'Request ID',
    width: '140px',
    cell: ({ requestId }) => <CopyId id={requestId} label="Copy request ID" />,
  },
];

function When({ at }: AuditRecord) {
  return <time dateTime={at}>{formatDateTime(at, { style: 'dayFirstSeconds' })}</time>;
}

function Who({ actor: { id, role, ...named } }: AuditRecord) {
  return <Named {...named} other={id} about={roleBadge(role)} />;
}

function What({ action }: AuditRecord) {
  return (
    <Lines>
      <span>{actionLabel(action)}</span>
      <small>
        <code>{action}</code>
      </small>
    </Lines>
  );
}

function Whom({ target, targetName, targetEmail, targetCustomId }: AuditRecord) {
  return <Named name={targetName} email={targetEmail} customId={targetCustomId} other={targetLabel(target)} />;
}

interface NamedProps {
  name: string;
  email: string;
  customId: string;
  /** What stands in place of a person's name: what is no person, or somebody of whom nothing is known any more. */
  other: string;
  about?: string;
}

/** Somebody as they were called when it was done. */
function Named({ name, email, customId, other, about = '' }: NamedProps) {
  const known = [email, customId].filter(Boolean);
  return (
    <Lines>
      <span>{name || customId || other}</span>
      {(name ? known : [about]).filter(Boolean).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </Lines>
  );
}

const Lines = styled.span`
  display: inline-grid;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; font-weight: ${({ theme }) => theme.weight.normal}; }
`;
