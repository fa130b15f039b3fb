import type { RemoteDescriptor } from '@plaza/contracts/registry';
import { CardSkeleton, Stack } from '@plaza/ui';
import type { RemoteModule } from '@plaza/web-kit';
import { type ComponentType, Suspense, use, useState } from 'react';
import { ComingSoon } from '../dashboard/coming-soon';
import { RemoteBoundary } from './remote-boundary';
import { remoteLoader } from './remote-loader';

interface Props {
  readonly descriptor: RemoteDescriptor;
  /** What is shown, in words. */
  readonly title: string;
  /** Picks the component out of the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType | undefined;
}

/** Attempts are counted over the page's life, so that a retry never finds a remembered failure. */
let attempts = 0;

/**
 * Shows a part of a remote. The version is the one of the first rendering: a release that comes meanwhile waits
 * for the next visit, as swapping it in would take away what was typed.
 */
export function RemoteView({ descriptor, title, pick }: Props) {
  const [pinned, setPinned] = useState(descriptor);
  const [attempt, setAttempt] = useState(0);
  const handleRetry = () => {
    attempts += 1;
    setAttempt(attempts);
    setPinned(descriptor);
  };
  return (
    <RemoteBoundary title={title} onRetry={handleRetry}>
      <Suspense fallback={<RemoteSkeleton />}>
        <Loaded descriptor={pinned} attempt={attempt} pick={pick} title={title} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Loaded({ descriptor, attempt, pick, title }: Props & { attempt: number }) {
  const Part = pick(use(remoteLoader.load(descriptor, attempt)));
  return Part ? <Part /> : <ComingSoon title={title} />;
}

function RemoteSkeleton() {
  return (
    <Stack gap={16}>
      <CardSkeleton lines={2} />
      <CardSkeleton lines={6} />
    </Stack>
  );
}
