import type { Team, TeamKey, TeamToken } from '@plaza/contracts/registry/teams';
import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { notifyFailure, notifySuccess } from '../../../notices/notify';
import {
  useAdminRemoveTeamKeyMutation,
  useAdminRemoveTeamMutation,
  useAdminRevokeTeamTokenMutation,
} from '../teams-api';

interface RemovalProps {
  team: Team;
  onClose: () => void;
}

/** Asks for confirmation before a team is removed. */
export function RemoveTeamDialog({ team, onClose }: RemovalProps) {
  const [remove, { isLoading }] = useAdminRemoveTeamMutation();
  return (
    <Question
      title={`Remove ${team.name}?`}
      description="Its tokens and keys stop working at once. Its remotes keep their releases, and are released with the platform’s first deploy token again."
      confirmLabel="Remove Team"
      isLoading={isLoading}
      remove={() => remove({ id: team.id })}
      done={`${team.name} was removed.`}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before a key is removed. */
export function RemoveKeyDialog({ team, teamKey, onClose }: RemovalProps & { teamKey: TeamKey }) {
  const [remove, { isLoading }] = useAdminRemoveTeamKeyMutation();
  const isLast = team.keys.length === 1;
  return (
    <Question
      title={`Remove key ${teamKey.id.slice(0, 8)}?`}
      description={
        isLast
          ? `Releases signed with it are refused at once. ${team.name} has no other key, so its releases no longer need a signature.`
          : 'New releases signed with it are refused at once. Existing releases stay.'
      }
      confirmLabel="Remove Key"
      isLoading={isLoading}
      remove={() => remove({ id: team.id, key: teamKey.id })}
      done="The key was removed."
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before a token is revoked. */
export function RevokeTokenDialog({ team, token, onClose }: RemovalProps & { token: TeamToken }) {
  const [revoke, { isLoading }] = useAdminRevokeTeamTokenMutation();
  return (
    <Question
      title={`Revoke ${token.name}?`}
      description={`This token of ${team.name} stops working at once. Revoking cannot be undone, but you can create another token.`}
      confirmLabel="Revoke Token"
      isLoading={isLoading}
      remove={() => revoke({ id: team.id, token: token.id })}
      done={`${token.name} was revoked.`}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  title: string;
  description: string;
  confirmLabel: string;
  isLoading: boolean;
  remove: () => Promise<{ error?: unknown }>;
  /** The message after the removal has succeeded. */
  done: string;
  onClose: () => void;
}

function Question({ isLoading, remove, done, onClose, ...texts }: QuestionProps) {
  const close = useWhileOpen(onClose);
  async function handleConfirm() {
    const { error } = await remove();
    if (error === undefined) notifySuccess(done);
    else notifyFailure(error, `Failed to ${texts.confirmLabel.toLowerCase()}`);
    close();
  }
  return <ConfirmDialog open onOpenChange={onClose} danger loading={isLoading} onConfirm={handleConfirm} {...texts} />;
}
