import type { Team } from '@plaza/contracts/registry/teams';
import { Badge, Button, Card, EditIcon, IconButton, PlusIcon, Row, Stack, styled, TrashIcon } from '@plaza/ui';
import type { ReactNode } from 'react';
import { useNameRemote } from '../areas/use-name-remote';
import type { ShowDialog } from './open-dialog';
import { TeamKeys } from './team-keys';
import { TeamTokens } from './team-tokens';

interface TeamCardProps {
  team: Team;
  onOpen: ShowDialog;
}

/** One team and its actions. */
export function TeamCard({ team, onOpen }: TeamCardProps) {
  const { name, remotes, members } = team;
  const nameRemote = useNameRemote();
  return (
    <Card
      title={name}
      actions={
        <>
          <IconButton label={`Change ${name}`} onClick={() => onOpen({ kind: 'team', team })}>
            <EditIcon />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={() => onOpen({ kind: 'remove', team })}>
            <TrashIcon />
          </IconButton>
        </>
      }
    >
      <Stack gap={24}>
        <Row gap={8}>
          {remotes.map((remote) => (
            <Badge key={remote} tone="info">
              {nameRemote(remote)}
            </Badge>
          ))}
          {remotes.length === 0 && <Quiet>No remotes yet.</Quiet>}
          {members.length > 0 && <Quiet>{members.length === 1 ? '1 member' : `${members.length} members`}</Quiet>}
        </Row>
        <Part
          title="Signing keys"
          add={`Add Key to ${name}`}
          label="Add Key"
          onAdd={() => onOpen({ kind: 'key', team })}
        >
          <TeamKeys team={team} onRemove={(key) => onOpen({ kind: 'remove-key', team, key })} />
        </Part>
        <Part
          title="Deploy tokens"
          add={`Create Token for ${name}`}
          label="Create Token"
          isDisabled={remotes.length === 0}
          onAdd={() => onOpen({ kind: 'token', team })}
        >
          <TeamTokens team={team} onRevoke={(token) => onOpen({ kind: 'revoke', team, token })} />
        </Part>
      </Stack>
    </Card>
  );
}

interface PartProps {
  title: string;
  /** The accessible label of the button, with the team's name, and its visible label. */
  add: string;
  label: string;
  isDisabled?: boolean;
  onAdd: () => void;
  children: ReactNode;
}

function Part({ title, add, label, isDisabled = false, onAdd, children }: PartProps) {
  return (
    <section>
      <Stack gap={8}>
        <Row justify="space-between">
          <h3>{title}</h3>
          <Button size="sm" icon={<PlusIcon />} aria-label={add} disabled={isDisabled} onClick={onAdd}>
            {label}
          </Button>
        </Row>
        {children}
      </Stack>
    </section>
  );
}

export const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
