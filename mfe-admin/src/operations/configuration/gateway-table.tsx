import type { GatewayState } from '@plaza/contracts/registry/configuration';
import { Badge, type Column, Table } from '@plaza/ui';

/** Which version each gateway runs, and which of them are behind. */
export const GatewayTable = ({ gateways }: { gateways: readonly GatewayState[] }) => (
  <Table label="Gateways" columns={columns} rows={gateways} rowKey={({ id }) => id} />
);

const sources: Record<GatewayState['source'], string> = {
  environment: 'Its environment',
  registry: 'The registry',
  disk: 'Its disk',
  file: 'Its file',
};

const columns: Column<GatewayState>[] = [
  { id: 'address', header: 'Gateway', cell: ({ address }) => address },
  { id: 'version', header: 'Version', cell: ({ number }) => number ?? '—', isEmpty: ({ number }) => !number },
  { id: 'source', header: 'From', cell: ({ source }) => sources[source] },
  { id: 'state', header: 'State', cell: (gateway) => <State gateway={gateway} /> },
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
