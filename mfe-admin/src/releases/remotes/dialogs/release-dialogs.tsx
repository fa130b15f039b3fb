import type { RemoteState } from '@plaza/contracts/registry/releases';
import { nameRemote } from '../remote-labels';
import { useAdminRollBackMutation, useAdminSetCurrentReleaseMutation, useAdminSwitchOnMutation } from '../remotes-api';
import { ConfirmAct } from './confirm-act';

interface RemoteProps {
  remote: RemoteState;
  onClose: () => void;
}

/**
 * Asks for confirmation of a rollback of the latest release. It applies only to the release that was shown, so that two
 * concurrent rollbacks roll back only one release.
 */
export function RollBackDialog({ remote, onClose }: RemoteProps) {
  const [rollBack, { isLoading }] = useAdminRollBackMutation();
  const { name, current, previous } = remote;
  const version = remote.rollout?.version ?? current;
  if (version === null) return null;
  const label = nameRemote(remote);
  return (
    <ConfirmAct
      name={name}
      title={`Roll back ${label} ${version}?`}
      confirmLabel="Roll Back"
      danger
      isLoading={isLoading}
      act={() => rollBack({ name, body: { version } })}
      done={`${label} ${version} was rolled back.`}
      onClose={onClose}
    >
      Everybody gets {previous ?? 'the release before'} again within a second.
    </ConfirmAct>
  );
}

/** Asks for confirmation before everybody gets a release at once. */
export function MakeCurrentDialog({ remote, version, onClose }: RemoteProps & { version: string }) {
  const [setCurrent, { isLoading }] = useAdminSetCurrentReleaseMutation();
  const { name, rollout } = remote;
  const label = `${nameRemote(remote)} ${version}`;
  return (
    <ConfirmAct
      name={name}
      title={`Give ${label} to everybody now?`}
      confirmLabel="Give to Everybody"
      isLoading={isLoading}
      act={() => setCurrent({ name, body: { version } })}
      done={`Everybody gets ${label}.`}
      onClose={onClose}
    >
      No steps, and it is not rolled back automatically: nobody watches how it does.
      {rollout && ` The rollout of ${rollout.version} ends.`}
    </ConfirmAct>
  );
}

/** Asks for confirmation before a remote or a release is switched on again. */
export function SwitchOnDialog({ remote, version, onClose }: RemoteProps & { version: string | null }) {
  const [switchOn, { isLoading }] = useAdminSwitchOnMutation();
  const { name } = remote;
  const label = [nameRemote(remote), version].filter(Boolean).join(' ');
  return (
    <ConfirmAct
      name={name}
      title={`Switch ${label} on?`}
      confirmLabel="Switch On"
      isLoading={isLoading}
      act={() => switchOn({ name, body: version === null ? {} : { version } })}
      done={`${label} is switched on.`}
      onClose={onClose}
    >
      {version === null ? 'People can open its tabs again at once.' : 'It is loaded again by whoever is to have it.'}
    </ConfirmAct>
  );
}
