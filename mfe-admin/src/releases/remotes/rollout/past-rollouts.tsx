import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { PastRollout } from '@plaza/contracts/registry/rollouts';
import { Badge, type Column, capitalise, Moment, Table, useNow } from '@plaza/ui';
import { endLabels, nameOutcomes, nameRemote, nameWeight } from '../remote-labels';

const tones = { kept: 'good', aborted: 'attention', replaced: 'neutral', returned: 'bad' } as const;

/** The rollouts that have ended, latest first, and how each ended. */
export function PastRollouts({ remote }: { remote: RemoteState }) {
  const now = useNow();
  return (
    <Table
      label={`Past rollouts of ${nameRemote(remote)}`}
      columns={columnsAt(now)}
      rows={[...remote.pastRollouts].reverse()}
      rowKey={({ version, endedAt }) => `${version} ${endedAt}`}
      maxHeight="360px"
    />
  );
}

const columnsAt = (now: number): Column<PastRollout>[] => [
  { id: 'version', header: 'Rollout', cell: ({ version }) => version },
  { id: 'end', header: 'How it ended', cell: ({ end }) => <Badge tone={tones[end]}>{endLabels[end]}</Badge> },
  { id: 'at', header: 'When', cell: ({ endedAt }) => <Moment at={endedAt} now={now} /> },
  { id: 'weight', header: 'Reached', cell: ({ weight }) => nameWeight(weight) },
  { id: 'people', header: 'People', cell: ({ outcomes }) => capitalise(nameOutcomes(outcomes)) },
];
