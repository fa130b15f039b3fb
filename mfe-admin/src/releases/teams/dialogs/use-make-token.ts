import { limits } from '@plaza/contracts/limits';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { DeployVerb } from '@plaza/contracts/registry/deploy-verbs';
import type { Team } from '@plaza/contracts/registry/teams';
import { apiErrorIn, toast, useForm, useIsOpen } from '@plaza/web-kit';
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
    async save({ name, remotes, verbs, days }) {
      const { data, error } = await add({
        id: team.id,
        body: { name: name.trim(), remotes: [...remotes], verbs: [...verbs], days: Number(days) },
      });
      if (data) return { data };
      if (!mayBeCreated(error)) return { error };
      if (!isOpen()) toast(maybeCreated(team));
      return { error: 'unanswered' }; // so that the alert is the fallback: a message of the server asks to try again
    },
    fallback: `Something went wrong. The token ${maybeUnseen}`,
    onSaved({ token }) {
      if (isOpen()) onMade(token);
      else toast(createdUnseen(team));
      reset(); // removes the token from the store
    },
  });
}

/** Whether the token may exist although its answer was lost. With 503, the service has not begun. */
function mayBeCreated(error: unknown): boolean {
  const status = apiErrorIn(error)?.status ?? 0;
  return status === 0 || (status >= 500 && status !== 503);
}

const maybeUnseen = 'may have been created all the same: if the list has it, revoke it, as nobody has seen it.';

const maybeCreated = ({ name }: Team) => ({
  title: 'Something went wrong',
  description: `The new token of ${name} ${maybeUnseen}`,
  variant: 'error' as const,
});

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
