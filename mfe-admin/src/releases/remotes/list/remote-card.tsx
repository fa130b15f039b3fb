import type { RemoteState } from '@plaza/contracts/registry/releases';
import { Badge, Button, Card, LinkButton, Row, Stack, useNow, VisuallyHidden } from '@plaza/ui';
import { useState } from 'react';
import { Notice } from '../../../notices/notice';
import { CurrentRelease } from '../current/current-release';
import { isOff as isSwitchedOff } from '../current/switched-off';
import type { ShowDialog } from '../open-dialog';
import { nameRemote, stateLabels } from '../remote-labels';
import { problemsOf } from '../remote-problems';
import { PastRollouts } from '../rollout/past-rollouts';
import { Rollout } from '../rollout/rollout';
import { ReleaseTable } from './release-table';
import { useOwnRelease } from './use-own-release';

interface RemoteCardProps {
  remote: RemoteState;
  onOpen: ShowDialog;
}

/** A remote: its problems, the current release, the rollout, and all releases behind a button. */
export function RemoteCard({ remote, onOpen }: RemoteCardProps) {
  const now = useNow();
  const label = nameRemote(remote);
  const ownRelease = useOwnRelease(remote);
  const isOff = isSwitchedOff(remote, null);
  return (
    <Card
      title={
        <Row as="span">
          {label}
          <StateBadge remote={remote} isOff={isOff} />
        </Row>
      }
      actions={
        remote.current !== null &&
        !remote.waitsForApproval &&
        !isOff && (
          <Button
            size="sm"
            aria-label={`Switch Off ${label}`}
            onClick={() => onOpen({ kind: 'off', remote, version: null })}
          >
            Switch Off
          </Button>
        )
      }
    >
      <Stack gap={8}>
        {problemsOf(remote, now).map(({ text, remedy }) => (
          <Notice
            key={text}
            tone="attention"
            actions={
              remedy && (
                <Button size="sm" variant="primary" onClick={() => onOpen(remedy.dialog)}>
                  {remedy.label}
                </Button>
              )
            }
          >
            {text}
          </Notice>
        ))}
        {ownRelease.own && (
          <Notice tone="info" actions={<LinkButton onClick={ownRelease.removePin}>Remove Pin</LinkButton>}>
            You alone have {ownRelease.own}, by your own choice.
          </Notice>
        )}
        {!remote.waitsForApproval && <CurrentRelease remote={remote} onOpen={onOpen} />}
        {remote.rollout && <Rollout remote={remote} rollout={remote.rollout} onOpen={onOpen} />}
        <Details remote={remote} ownRelease={ownRelease} onOpen={onOpen} />
      </Stack>
    </Card>
  );
}

function StateBadge({ remote, isOff }: { remote: RemoteState; isOff: boolean }) {
  const { rollout, current, waitsForApproval } = remote;
  if (waitsForApproval) return <Badge tone="attention">Waits for approval</Badge>;
  if (isOff) return <Badge tone="bad">Switched off</Badge>;
  if (rollout)
    return <Badge tone={rollout.state === 'held' ? 'attention' : 'info'}>{stateLabels[rollout.state]}</Badge>;
  return current === null ? <Badge>Never released</Badge> : null;
}

interface DetailsProps extends RemoteCardProps {
  ownRelease: ReturnType<typeof useOwnRelease>;
}

function Details({ remote, ownRelease, onOpen }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { releases, pastRollouts } = remote;
  if (releases.length === 0 && pastRollouts.length === 0) return null;
  const label = nameRemote(remote);
  return (
    <>
      <div>
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {releases.length === 1 ? '1 release' : `${releases.length} releases`}
          {pastRollouts.length > 0 && ' and past rollouts'}
          <VisuallyHidden> of {label}</VisuallyHidden>
        </LinkButton>
      </div>
      {isOpen && <ReleaseTable remote={remote} ownRelease={ownRelease} onOpen={onOpen} />}
      {isOpen && pastRollouts.length > 0 && <PastRollouts remote={remote} />}
    </>
  );
}
