import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { capitalise, Stack, styled } from '@plaza/ui';
import type { ShowDialog } from '../open-dialog';
import { nameAudience, nameRemote } from '../remote-labels';
import { Evidence } from './evidence';
import { RolloutButtons } from './rollout-buttons';
import { RolloutSteps } from './rollout-steps';

interface RolloutProps {
  remote: RemoteState;
  rollout: RolloutStatus;
  onOpen: ShowDialog;
}

/** A rollout in progress: who has the release, how it compares with stable, and the possible actions. */
export function Rollout({ remote, rollout, onOpen }: RolloutProps) {
  const { version, state, isWaitingForPeople, pairings = [] } = rollout;
  return (
    <Well aria-label={`Rollout of ${nameRemote(remote)} ${version}`}>
      <Stack gap={12}>
        <h3>
          {version} {state === 'watched' ? 'is watched for a day' : `is with ${nameAudience(rollout)}`}
        </h3>
        <RolloutSteps rollout={rollout} />
        {isWaitingForPeople && <p>It waits for people: nobody has tried it for half an hour.</p>}
        {pairings.map(({ service, subset, isConfigured }) => (
          <p key={service}>
            {isConfigured
              ? `People who have it reach the “${subset}” targets of ${capitalise(service)}.`
              : `No target of ${capitalise(service)} is in “${subset}”: people who have it reach all others.`}
          </p>
        ))}
        <Evidence rollout={rollout} stable={stableOf(remote, rollout)} />
        <RolloutButtons remote={remote} rollout={rollout} onOpen={onOpen} />
      </Stack>
    </Well>
  );
}

/** The release to compare with: the current one, or the previous one once everybody has the rollout's release. */
const stableOf = ({ current, previous }: RemoteState, { version }: RolloutStatus) =>
  (current === version ? previous : current) ?? 'Before';

const Well = styled.section`
  padding: ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
`;
