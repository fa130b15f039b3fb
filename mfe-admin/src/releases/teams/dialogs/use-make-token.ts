import { limits } from '@plaza/contracts/limits';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { DeployVerb } from '@plaza/contracts/registry/deploy-verbs';
import type { Team } from '@plaza/contracts/registry/teams';
import { toast, useForm, useIsOpen } from '@plaza/web-kit';
import { useAdminAddTeamTokenMutation } from '../teams-api';

interface Draft {
  readonly name: string;
  readonly remotes: readonly RemoteName[];
  readonly verbs: readonly DeployVerb[];
  readonly days: string;
}

const answerLost =
  'Network error. The token may have been created all the same: if the list has it, revoke it, as nobody has seen it.';

/** The form of a new token; by default for all remotes of the team, and with the permissions that a pipeline needs. */
export function useMakeToken(team: Team, onMade: (token: string) => void) {
  const [add, { reset }] = useAdminAddTeamTokenMutation();
  const isOpen = useIsOpen();
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
    fallback: answerLost,
    onSaved({ token }) {
      if (isOpen()) onMade(token);
      else toast(createdUnseen(team));
      reset(); // removes the token from the store
    },
  });
}

/** The dialog was closed before the answer arrived with the token, which cannot be shown again. */
const createdUnseen = ({ name }: Team) => ({
  title: 'Token created all the same',
  description: `Nobody has seen the new token of ${name}. Revoke it, and create another if it is needed.`,
});

function validateToken(field: keyof Draft, { name, remotes, verbs }: Draft): string | undefined {
  if (field === 'name' && name.trim() === '') return 'Please name the token.';
  if (field === 'remotes' && remotes.length === 0) return 'Please choose a remote.';
  return field === 'verbs' && verbs.length === 0 ? 'Please choose what it may do.' : undefined;
}
