import { deployVerbLabels } from '@plaza/contracts/registry/deploy-verbs';
import type { Team, TeamToken } from '@plaza/contracts/registry/teams';
import { Badge, Button, type Column, Day, Moment, Table, useNow } from '@plaza/ui';
import { useNameRemote } from '../areas/use-name-remote';

type NameRemote = ReturnType<typeof useNameRemote>;

interface TeamTokensProps {
  team: Team;
  onRevoke: (token: TeamToken) => void;
}

/** The tokens of a team and what they allow, active ones first. */
export function TeamTokens({ team, onRevoke }: TeamTokensProps) {
  const now = useNow();
  const nameRemote = useNameRemote();
  if (team.tokens.length === 0) return <p>None. A pipeline needs one to release.</p>;
  const isActive = (token: TeamToken) => stateOf(token, now) === 'Active';
  const rows = [...team.tokens].reverse().sort((one, other) => Number(isActive(other)) - Number(isActive(one)));
  return (
    <Table
      label={`Tokens of ${team.name}`}
      columns={columnsAt(now, nameRemote)}
      rows={rows}
      rowKey={({ id }) => id}
      actions={(token) =>
        isActive(token) && (
          <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke
          </Button>
        )
      }
    />
  );
}

type State = 'Active' | 'Expired' | 'Revoked';

function stateOf({ revokedAt, expiresAt }: TeamToken, now: number): State {
  if (revokedAt !== null) return 'Revoked';
  return Date.parse(expiresAt) > now ? 'Active' : 'Expired';
}

const tones = { Active: 'good', Expired: 'attention', Revoked: 'neutral' } as const;

const columnsAt = (now: number, nameRemote: NameRemote): Column<TeamToken>[] => [
  { id: 'name', header: 'Token', cell: ({ name }) => name },
  { id: 'remotes', header: 'Remotes', cell: ({ remotes }) => remotes.map(nameRemote).join(', ') || '—' },
  { id: 'verbs', header: 'Allows', cell: ({ verbs }) => verbs.map((verb) => deployVerbLabels[verb]).join(', ') },
  { id: 'until', header: 'Expires', cell: ({ expiresAt }) => <Day at={expiresAt} /> },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Moment at={lastUsedAt} now={now} />),
  },
  { id: 'state', header: 'Status', cell: (token) => <TokenState state={stateOf(token, now)} /> },
];

const TokenState = ({ state }: { state: State }) => <Badge tone={tones[state]}>{state}</Badge>;
