import type { ReleaseSummary, RemoteState } from '@plaza/contracts/registry/releases';
import { Badge, type Column, Day, IconButton, Menu, MoreIcon, Row, Table } from '@plaza/ui';
import { AuthorName } from '../../../names/author-name';
import { wasRolledBack } from '../current/rolled-back-releases';
import { isOff } from '../current/switched-off';
import type { ShowDialog } from '../open-dialog';
import { formatBytes, nameRemote } from '../remote-labels';
import { actionsFor } from './release-actions';
import type { useOwnRelease } from './use-own-release';

interface ReleaseTableProps {
  remote: RemoteState;
  ownRelease: ReturnType<typeof useOwnRelease>;
  onOpen: ShowDialog;
}

/** All releases of a remote, newest first, with their actions. */
export function ReleaseTable({ remote, ownRelease, onOpen }: ReleaseTableProps) {
  const label = nameRemote(remote);
  return (
    <Table
      label={`Releases of ${label}`}
      columns={columnsOf(remote, ownRelease.own)}
      rows={remote.releases}
      rowKey={({ version }) => version}
      maxHeight="360px"
      actions={({ version }) => (
        <Menu
          trigger={
            <IconButton size="sm" label={`Actions for ${label} ${version}`}>
              <MoreIcon />
            </IconButton>
          }
          items={actionsFor(version, { remote, ownRelease, onOpen })}
        />
      )}
    />
  );
}

const columnsOf = (remote: RemoteState, own: string | undefined): Column<ReleaseSummary>[] => [
  {
    id: 'version',
    header: 'Version',
    cell: ({ version }) => (
      <Row>
        {version}
        <Places remote={remote} version={version} own={own} />
      </Row>
    ),
  },
  { id: 'at', header: 'Published', cell: ({ releasedAt }) => <Day at={releasedAt} /> },
  { id: 'signed', header: 'Signed', cell: ({ isSigned }) => (isSigned ? 'Yes' : 'No') },
  { id: 'by', header: 'By', cell: ({ published }) => (published ? <AuthorName by={published.by} /> : '—') },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: ({ published }) => (published ? formatBytes(published.bytes) : '—'),
  },
  { id: 'shared', header: 'Takes from Plaza', cell: ({ published }) => published?.shared.join(', ') || '—' },
];

/** Who has the release. */
function Places({ remote, version, own }: { remote: RemoteState; version: string; own: string | undefined }) {
  const { current, rollout } = remote;
  return (
    <>
      {version === current && <Badge tone="good">Everybody</Badge>}
      {version !== current && version === rollout?.version && <Badge tone="info">On its way</Badge>}
      {wasRolledBack(remote, version) && <Badge tone="bad">Rolled back</Badge>}
      {version === own && <Badge tone="info">Yours</Badge>}
      {isOff(remote, version) && <Badge tone="bad">Switched off</Badge>}
    </>
  );
}
