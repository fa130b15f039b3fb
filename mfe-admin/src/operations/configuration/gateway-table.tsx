import type { ConfigurationVersion, GatewayState } from '@plaza/contracts/registry/configuration';
import { Badge, type Column, Table } from '@plaza/ui';

interface GatewayTableProps {
  gateways: readonly GatewayState[];
  versions: readonly ConfigurationVersion[];
}

/** The version that each gateway runs, and whether it is behind. */
export const GatewayTable = ({ gateways, versions }: GatewayTableProps) => (
  <Table label="Gateways" columns={columnsOf(versions)} rows={gateways} rowKey={({ id }) => id} />
);

/**
 * A gateway that never received a version runs the built-in configuration, which may be the same as the first version.
 */
const versionOf = ({ number, hash }: GatewayState, versions: readonly ConfigurationVersion[]) =>
  number ?? versions.find((version) => version.hash === hash)?.number ?? 'Built-in';

const sources: Record<GatewayState['source'], string> = {
  environment: 'Environment',
  registry: 'Registry',
  disk: 'Disk',
  file: 'File',
};

const columnsOf = (versions: readonly ConfigurationVersion[]): Column<GatewayState>[] => [
  { id: 'address', header: 'Gateway', cell: ({ address }) => address },
  { id: 'version', header: 'Version', cell: (gateway) => versionOf(gateway, versions) },
  { id: 'source', header: 'Source', cell: ({ source }) => sources[source] },
  { id: 'state', header: 'Status', cell: (gateway) => <State gateway={gateway} /> },
];

function State({ gateway: { isBehind, refused } }: { gateway: GatewayState }) {
  if (refused) {
    return <Badge tone="bad" dot>{`Refused version ${refused.number}: ${refused.faults[0]?.message ?? ''}`}</Badge>;
  }
  return (
    <Badge tone={isBehind ? 'attention' : 'good'} dot>
      {isBehind ? 'Behind' : 'Up to date'}
    </Badge>
  );
}
