import type { Team, TeamKey } from '@plaza/contracts/registry/teams';
import { Badge, Day, IconButton, Row, styled, TrashIcon } from '@plaza/ui';
import { CopyId } from '../../controls/copy-id';

interface TeamKeysProps {
  team: Team;
  onRemove: (key: TeamKey) => void;
}

/** The keys that verify a team's releases: the current one, and the previous one. */
export function TeamKeys({ team, onRemove }: TeamKeysProps) {
  if (team.keys.length === 0) return <p>None. Unsigned releases of this team are accepted.</p>;
  return (
    <List aria-label={`Keys of ${team.name}`}>
      {team.keys.map((key, index) => (
        <li key={key.id}>
          <Row>
            <CopyId id={key.id} label="Copy Key ID" />
            <Badge tone={index === 0 ? 'good' : 'neutral'}>{index === 0 ? 'Current' : 'Previous'}</Badge>
            <small>
              since <Day at={key.addedAt} />
            </small>
          </Row>
          <IconButton size="sm" label={`Remove Key ${key.id.slice(0, 8)}`} onClick={() => onRemove(key)}>
            <TrashIcon />
          </IconButton>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[8]}; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: inherit; }
`;
