import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { type Column, Moment, Stack, styled, Table, useNow } from '@plaza/ui';
import { Changes } from './findings';

const kinds: Record<ConfigurationVersion['kind'], string> = {
  first: 'What gateways do by themselves',
  apply: 'Applied',
  back: 'Taken back',
  return: 'Came back by itself',
};

/** Who changed what, when and why. */
export function VersionTable({ versions }: { versions: readonly ConfigurationVersion[] }) {
  const now = useNow();
  const columns: Column<ConfigurationVersion>[] = [
    { id: 'number', header: 'Version', cell: ({ number }) => number },
    { id: 'kind', header: 'What', cell: ({ kind }) => kinds[kind] },
    { id: 'at', header: 'When', cell: ({ at }) => <Moment at={at} now={now} /> },
    { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
    {
      id: 'changes',
      header: 'Changes',
      cell: ({ changes }) => <Details changes={changes} />,
      isEmpty: ({ changes }) => changes.length === 0,
    },
  ];
  return (
    <Stack as="section" gap={8} aria-labelledby="configuration-versions">
      <h3 id="configuration-versions">Versions</h3>
      <Table label="Versions" columns={columns} rows={versions} rowKey={({ number }) => String(number)} />
    </Stack>
  );
}

function Details({ changes }: Pick<ConfigurationVersion, 'changes'>) {
  if (changes.length === 0) return '—';
  return (
    <Disclosure>
      <summary>{`${changes.length} ${changes.length === 1 ? 'place' : 'places'}`}</summary>
      <Changes changes={changes} />
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary { cursor: pointer; }
  &[open] summary { margin-bottom: ${({ theme }) => theme.space[8]}; }
`;
