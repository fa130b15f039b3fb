import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { type Column, Moment, styled, Table, useNow } from '@plaza/ui';
import { AuthorName } from '../../names/author-name';
import { Changes } from './findings';
import { kindLabels, reasonOf } from './version-labels';

/** All versions: who changed what, when and why. */
export function VersionTable({ versions }: { versions: readonly ConfigurationVersion[] }) {
  const now = useNow();
  const columns: Column<ConfigurationVersion>[] = [
    { id: 'number', header: 'Version', cell: ({ number }) => number },
    { id: 'kind', header: 'Change', cell: ({ kind }) => kindLabels[kind] },
    { id: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} now={now} /> },
    { id: 'by', header: 'By', cell: ({ by }) => <AuthorName by={by} /> },
    { id: 'reason', header: 'Reason', cell: reasonOf },
    {
      id: 'changes',
      header: 'Changes',
      cell: ({ changes }) => <Details changes={changes} />,
      isEmpty: ({ changes }) => changes.length === 0,
    },
  ];
  return <Table label="Versions" columns={columns} rows={versions} rowKey={({ number }) => String(number)} />;
}

function Details({ changes }: Pick<ConfigurationVersion, 'changes'>) {
  if (changes.length === 0) return '—';
  return (
    <Disclosure>
      <summary>{`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}</summary>
      <Changes changes={changes} />
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary { cursor: pointer; }
  &[open] summary { margin-bottom: ${({ theme }) => theme.space[8]}; }
`;
