import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { Team } from '@plaza/contracts/registry/teams';
import { type Column, PageHeader, Retry, Stack, styled, Table } from '@plaza/ui';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { useRemotes } from '../remotes/list/use-remotes';
import { formatCount, nameRemote } from '../remotes/remote-labels';
import { subTabHeaders } from '../sub-tab-headers';
import { useAdminTeamsQuery } from '../teams/teams-api';
import { type Score, scoreOf } from './score';
import { ScoreboardSkeleton } from './scoreboard-skeleton';
import { SizeChart } from './size-chart';

interface Line extends Score {
  readonly remote: RemoteState;
  readonly team: string;
}

/**
 * The release figures of each team: how many releases it has, how often they are rolled back, how fast they reach all
 * users, and how large they are.
 */
export function Scoreboard() {
  const query = useRemotes();
  const { data: remotes, error, isFetching, refetch } = query;
  const { data: teams } = useAdminTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders.scoreboard} />
      {!remotes && error && (
        <Retry framed title="The releases could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!remotes && !error && <ScoreboardSkeleton />}
      <StaleDataNotice what="releases" query={query} />
      {remotes && (
        <Table
          label="Scoreboard"
          columns={columns}
          rows={remotes.map((remote) => ({ ...scoreOf(remote), remote, team: teamOf(remote, teams) }))}
          rowKey={({ remote }) => remote.name}
          initialSort={{ id: 'team', direction: 'ascending' }}
        />
      )}
    </Stack>
  );
}

const teamOf = ({ name }: RemoteState, teams: readonly Team[] = []) =>
  teams.find(({ remotes }) => remotes.includes(name))?.name ?? '';

const columns: Column<Line>[] = [
  { id: 'remote', header: 'Remote', cell: ({ remote }) => <strong>{nameRemote(remote)}</strong> },
  { id: 'team', header: 'Team', cell: ({ team }) => team || 'None', sortBy: ({ team }) => team || null },
  {
    id: 'released',
    header: 'Releases',
    align: 'end',
    cell: ({ released }) => formatCount(released),
    sortBy: ({ released }) => released,
  },
  {
    id: 'failed',
    header: 'Failure rate',
    align: 'end',
    cell: (score) => <Failed score={score} />,
    isEmpty: ({ released }) => released === 0,
    sortBy: (score) => (score.released === 0 ? null : failureRate(score)),
  },
  {
    id: 'lead',
    header: 'Lead time',
    align: 'end',
    cell: ({ leadMs }) => nameDuration(leadMs),
    isEmpty: ({ leadMs }) => leadMs === null,
    sortBy: ({ leadMs }) => leadMs,
  },
  { id: 'size', header: 'Bundle size', align: 'end', cell: ({ sizes }) => <SizeChart sizes={sizes} /> },
];

/** The share of released versions that were rolled back, from 0 to 1; meaningless if none were released. */
const failureRate = ({ released, automaticRollbacks, manualRollbacks }: Score): number =>
  (automaticRollbacks + manualRollbacks) / released;

function Failed({ score }: { score: Score }) {
  const { released, automaticRollbacks, manualRollbacks } = score;
  if (released === 0) return '—';
  const failed = automaticRollbacks + manualRollbacks;
  if (failed === 0) return 'None';
  return (
    <Two>
      {`${Math.round(100 * failureRate(score))}%`}
      <small>
        {automaticRollbacks > 0
          ? `${formatCount(failed)}, ${formatCount(automaticRollbacks)} automatic`
          : formatCount(failed)}
      </small>
    </Two>
  );
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** "3 minutes", "less than a second", or a dash if there is no duration. */
export function nameDuration(ms: number | null): string {
  if (ms === null) return '—';
  const [unit, length] = units.find(([, least]) => ms >= least) ?? [];
  if (!unit) return 'Less than a second';
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
}

const Two = styled.span`
  display: inline-grid;
  small { color: ${({ theme }) => theme.color.muted}; }
`;
