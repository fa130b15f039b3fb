import { limits } from '@plaza/contracts/limits';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { DeployVerb } from '@plaza/contracts/registry/deploy-verbs';
import type { Team } from '@plaza/contracts/registry/teams';
import { useForm } from '@plaza/web-kit';
import { useAdminAddTeamTokenMutation } from '../teams-api';

interface Draft {
  readonly name: string;
  readonly remotes: readonly RemoteName[];
  readonly verbs: readonly DeployVerb[];
  readonly days: string;
}

/** The form of a new token; by default for all remotes of the team, and with the permissions that a pipeline needs. */
export function useMakeToken(team: Team, onMade: (token: string) => void) {
  const [add, { reset }] = useAdminAddTeamTokenMutation();
  return useForm<Draft, { token: string }>({
    initial: {
      name: '',
      remotes: team.remotes,
      verbs: ['publish', 'rollout', 'revert'],
      days: String(limits.tokenDaysByDefault),
    },
    validate: validateToken,
    validatesBlank: false,
    save: ({ name, remotes, verbs, days }) =>
      add({
        id: team.id,
        body: { name: name.trim(), remotes: [...remotes], verbs: [...verbs], days: Number(days) },
      }),
    onSaved({ token }) {
      onMade(token);
      reset(); // removes the token from the store
    },
  });
}

function validateToken(field: keyof Draft, { name, remotes, verbs }: Draft): string | undefined {
  if (field === 'name' && name.trim() === '') return 'Please name the token.';
  if (field === 'remotes' && remotes.length === 0) return 'Please choose a remote.';
  return field === 'verbs' && verbs.length === 0 ? 'Please choose what it may do.' : undefined;
}
