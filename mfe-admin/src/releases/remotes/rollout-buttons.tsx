import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { Button, Row } from '@plaza/ui';
import { notifyFailure } from '../../notify';
import type { ShowDialog } from './open-dialog';
import { nameRemote } from './remote-labels';
import { useAdminMoveRolloutMutation } from './remotes-api';
import { rollbackKind } from './troubles';

interface RolloutButtonsProps {
  remote: RemoteState;
  rollout: RolloutStatus;
  onOpen: ShowDialog;
}

/** What fits the state of a rollout. Pausing reaches nobody, so that nothing is asked before. */
export function RolloutButtons({ remote, rollout: { version, state }, onOpen }: RolloutButtonsProps) {
  const [move, { isLoading }] = useAdminMoveRolloutMutation();
  const label = `${nameRemote(remote)} ${version}`;

  async function handleMove(verb: 'pause' | 'resume') {
    const { error } = await move({ name: remote.name, verb, body: { version } });
    if (error) notifyFailure(error, `Failed to ${verb} rollout`);
  }

  return (
    <Row>
      <Button
        size="sm"
        variant="danger"
        aria-label={`Take back ${label}`}
        onClick={() => onOpen({ kind: rollbackKind(remote), remote })}
      >
        Take Back
      </Button>
      {state === 'running' && (
        <Button size="sm" aria-label={`Pause ${label}`} loading={isLoading} onClick={() => handleMove('pause')}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button size="sm" aria-label={`Resume ${label}`} loading={isLoading} onClick={() => handleMove('resume')}>
          Resume
        </Button>
      )}
      {state === 'running' && (
        <Button size="sm" aria-label={`Next step of ${label}`} onClick={() => onOpen({ kind: 'step', remote })}>
          Next Step
        </Button>
      )}
      {state !== 'watched' && (
        <Button size="sm" aria-label={`Give ${label} to everybody`} onClick={() => onOpen({ kind: 'promote', remote })}>
          Give to Everybody
        </Button>
      )}
    </Row>
  );
}
