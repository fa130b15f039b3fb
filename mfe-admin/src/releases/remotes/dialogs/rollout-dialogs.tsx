import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { nameAudience, nameRemote } from '../remote-labels';
import { useAdminMoveRolloutMutation } from '../remotes-api';
import { ConfirmAct } from './confirm-act';

interface MoveDialogProps {
  remote: RemoteState;
  verb: 'step' | 'promote' | 'abort';
  onClose: () => void;
}

interface DialogTexts {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: string;
  readonly done: string;
}

/**
 * Asks for confirmation before a rollout is resumed, completed or aborted. Applies only to the rollout that was shown.
 */
export function MoveDialog({ remote, verb, onClose }: MoveDialogProps) {
  const [move, { isLoading }] = useAdminMoveRolloutMutation();
  const { name, rollout } = remote;
  if (!rollout) return null;
  const { version, weight } = rollout;
  const { text, ...texts } = textsFor(verb, remote, rollout);
  const seen = verb === 'step' ? { version, weight } : { version };
  return (
    <ConfirmAct
      {...texts}
      name={name}
      danger={verb === 'abort'}
      isLoading={isLoading}
      act={() => move({ name, verb, body: seen })}
      onClose={onClose}
    >
      {text}
    </ConfirmAct>
  );
}

function textsFor(verb: MoveDialogProps['verb'], remote: RemoteState, rollout: RolloutStatus): DialogTexts {
  const { current } = remote;
  const label = `${nameRemote(remote)} ${rollout.version}`;
  const { version, steps, weight, roles } = rollout;
  const next = nameAudience({ weight: steps.find((step) => step > weight) ?? weight, roles });
  const texts: Readonly<Record<MoveDialogProps['verb'], DialogTexts>> = {
    step: {
      title: `Give ${label} to ${next}?`,
      confirmLabel: 'Next Step',
      text: 'It moves to the next step at once, without waiting for more results.',
      done: `${label} goes to ${next}.`,
    },
    promote: {
      title: `Give ${label} to everybody?`,
      confirmLabel: 'Give to Everybody',
      text: `Everybody gets it at once. For a day it is still rolled back automatically if it fails.${describePairings(rollout)}`,
      done: `Everybody gets ${label}.`,
    },
    abort: {
      title: `Roll back ${label}?`,
      confirmLabel: 'Roll Back',
      text: `Everybody who has ${version} gets ${current} again within a second.`,
      done: `${label} was rolled back.`,
    },
  };
  return texts[verb];
}

/** Pairings end with the rollout, so all targets must then support what the release needs. */
function describePairings({ pairings = [] }: RolloutStatus): string {
  return pairings
    .map(({ service, subset }) => ` Nobody reaches ${subset} of ${service} then: the others must be as new.`)
    .join('');
}
