import type { RemoteState } from '@plaza/contracts/registry/releases';
import { Button, Moment, Row, styled, useNow } from '@plaza/ui';
import { useId } from 'react';
import type { ShowDialog } from '../open-dialog';
import { nameRemote } from '../remote-labels';
import { Reason } from './reason';
import { wasRolledBack } from './rolled-back-releases';
import { whyNotRolledBack, whyNotRolledOut } from './switched-off';

interface CurrentReleaseProps {
  remote: RemoteState;
  onOpen: ShowDialog;
}

/** The current release, and the actions available without a rollout. */
export function CurrentRelease({ remote, onOpen }: CurrentReleaseProps) {
  const now = useNow();
  const { current, releases, rollout } = remote;
  const release = releases.find(({ version }) => version === current);
  const hasOthers = releases.some(({ version }) => version !== current);
  return (
    <Row justify="space-between" gap={12}>
      {current === null ? (
        <Quiet>{hasOthers ? 'Nobody has a release yet. Give one to everybody first.' : 'No release yet.'}</Quiet>
      ) : (
        <p>
          Everybody{rollout && rollout.state !== 'watched' ? ' else' : ''} has <Version>{current}</Version>
          {release && (
            <small>
              , published <Moment at={release.releasedAt} now={now} />
            </small>
          )}
        </p>
      )}
      {!rollout && <CurrentReleaseButtons remote={remote} onOpen={onOpen} />}
    </Row>
  );
}

function CurrentReleaseButtons({ remote, onOpen }: CurrentReleaseProps) {
  const id = useId();
  const { current, previous, releases } = remote;
  const label = nameRemote(remote);
  const others = releases.filter(({ version }) => version !== current).map(({ version }) => version);
  const rollbackBlocked = whyNotRolledBack(remote);
  const rolloutBlocked = whyNotRolledOut(remote, others);
  if (current === null) return null;
  const canRollBack = previous !== null && !wasRolledBack(remote, previous);
  const reasons = [
    ...(canRollBack && rollbackBlocked ? [rollbackBlocked] : []),
    ...(rolloutBlocked ? [rolloutBlocked] : []),
  ];
  const idOf = (reason: string | undefined) => reason && `${id}-${reasons.indexOf(reason)}`;
  return (
    <>
      <Buttons>
        {canRollBack && (
          <Button
            size="sm"
            aria-label={`Roll Back to ${label} ${previous}`}
            aria-describedby={idOf(rollbackBlocked)}
            disabled={rollbackBlocked !== undefined}
            onClick={() => onOpen({ kind: 'back', remote })}
          >
            Roll Back to {previous}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            size="sm"
            aria-label={`Start a Rollout of ${label}`}
            aria-describedby={idOf(rolloutBlocked)}
            disabled={rolloutBlocked !== undefined}
            onClick={() => onOpen({ kind: 'start', remote })}
          >
            Start Rollout
          </Button>
        )}
      </Buttons>
      {reasons.map((reason) => (
        <Reason key={reason} id={idOf(reason)}>
          {reason}
        </Reason>
      ))}
    </>
  );
}

/** Without a button it takes no line of its own on a phone. */
const Buttons = styled(Row)`
  &:empty { display: none; }
`;

const Version = styled.strong`
  font-weight: ${({ theme }) => theme.weight.strong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  + small { color: ${({ theme }) => theme.color.muted}; font-size: inherit; }
  + small time { white-space: nowrap; }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
