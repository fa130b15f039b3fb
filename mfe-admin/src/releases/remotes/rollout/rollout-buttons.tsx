import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { Button, Row, Stack } from '@plaza/ui';
import { useId } from 'react';
import { notifyFailure } from '../../../notices/notify';
import { Reason } from '../current/reason';
import { whyNotGiven, whyNotRolledBack } from '../current/switched-off';
import type { ShowDialog } from '../open-dialog';
import { nameRemote } from '../remote-labels';
import { rollbackKind } from '../remote-problems';
import { useAdminMoveRolloutMutation } from '../remotes-api';

interface RolloutButtonsProps {
  remote: RemoteState;
  rollout: RolloutStatus;
  onOpen: ShowDialog;
}

/** The buttons for the state of a rollout. Pausing affects nobody, so it needs no confirmation. */
export function RolloutButtons({ remote, rollout: { version, state }, onOpen }: RolloutButtonsProps) {
  const [move, { isLoading }] = useAdminMoveRolloutMutation();
  const label = `${nameRemote(remote)} ${version}`;

  async function handleMove(verb: 'pause' | 'resume') {
    const { error } = await move({ name: remote.name, verb, body: { version } });
    if (error) notifyFailure(error, `Failed to ${verb} rollout`);
  }

  const id = useId();
  const [stepBlocked, rollbackBlocked] = [
    state === 'watched' ? undefined : whyNotGiven(remote, version),
    whyNotRolledBack(remote),
  ];
  // At most one is set: a rollout beside stable can always be rolled back, and a watched one has no further steps.
  const reason = stepBlocked ?? rollbackBlocked;
  const onlyIf = (obstacle: string | undefined) => ({
    disabled: obstacle !== undefined,
    'aria-describedby': obstacle && id,
  });

  return (
    <Stack gap={8}>
      <Row>
        <Button
          size="sm"
          variant="danger"
          aria-label={`Roll Back ${label}`}
          {...onlyIf(rollbackBlocked)}
          onClick={() => onOpen({ kind: rollbackKind(remote), remote })}
        >
          Roll Back
        </Button>
        {(state === 'running' || state === 'paused') && (
          // One button for both, which keeps the focus when it is pressed.
          <Button
            size="sm"
            aria-label={`${state === 'running' ? 'Pause' : 'Resume'} ${label}`}
            loading={isLoading}
            onClick={() => handleMove(state === 'running' ? 'pause' : 'resume')}
          >
            {state === 'running' ? 'Pause' : 'Resume'}
          </Button>
        )}
        {state === 'running' && (
          <Button
            size="sm"
            aria-label={`Next Step of ${label}`}
            {...onlyIf(stepBlocked)}
            onClick={() => onOpen({ kind: 'step', remote })}
          >
            Next Step
          </Button>
        )}
        {state !== 'watched' && (
          <Button
            size="sm"
            aria-label={`Give ${label} to Everybody`}
            {...onlyIf(stepBlocked)}
            onClick={() => onOpen({ kind: 'promote', remote })}
          >
            Give to Everybody
          </Button>
        )}
      </Row>
      {reason && <Reason id={id}>{reason}</Reason>}
    </Stack>
  );
}
