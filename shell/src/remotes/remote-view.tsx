import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { lazyChunk, type RemoteModule } from '@plaza/web-kit';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent } from 'react';
import { ComingSoon } from './coming-soon';
import { outcomes } from './outcomes/outcomes';
import { RemoteBoundary } from './remote-boundary';
import { AreaAnswers } from './swap/area-answers';
import { useRelease } from './swap/use-release';

const NewerVersion = lazyChunk(() => import('./swap/newer-version'));

interface Props {
  readonly descriptor: RemoteDescriptor;
  /** The tab that it stands in, if it is one. */
  readonly tab?: TabId;
  /** What is shown, in words. */
  readonly title: string;
  /** Picks the component out of the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType | undefined;
  /** What stands there until it has come. */
  readonly skeleton: ReactNode;
  /** What stands around the shell's own words, where the remote has failed or has no such part. */
  readonly frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Called each time that the remote has drawn it. */
  readonly onDrawn?: () => void;
}

/** Shows a part of a remote, and offers a version of it that comes meanwhile. */
export function RemoteView({ descriptor, tab, title, pick, skeleton, frame: Frame, onDrawn }: Props) {
  const { name } = descriptor;
  const { shown, isNewer, isSwapping, isUsedUp, swap, retry } = useRelease(descriptor, tab);
  const { version, loading, since } = shown;

  function handleDrawn() {
    outcomes.report({ name, version }, 'ok', performance.now() - since);
    onDrawn?.();
  }

  return (
    <>
      {isNewer && (
        <Suspense>
          <NewerVersion isSwapping={isSwapping} isUsedUp={isUsedUp} onSwap={swap} />
        </Suspense>
      )}
      <RemoteBoundary loading={loading} title={title} frame={Frame} onRetry={retry}>
        <Suspense fallback={skeleton}>
          <AreaAnswers key={version} name={name} version={version}>
            <Loaded loading={loading} pick={pick} onDrawn={handleDrawn}>
              <Frame title={title}>
                <ComingSoon title={title} />
              </Frame>
            </Loaded>
          </AreaAnswers>
        </Suspense>
      </RemoteBoundary>
    </>
  );
}

interface LoadedProps {
  readonly loading: Promise<RemoteModule>;
  readonly pick: Props['pick'];
  readonly onDrawn: () => void;
  /** What stands there where the remote has no such part. */
  readonly children: ReactNode;
}

function Loaded({ loading, pick, onDrawn, children }: LoadedProps) {
  const Part = pick(use(loading));
  if (!Part) return children;
  return (
    <>
      <Part />
      <Drawn onDrawn={onDrawn} />
    </>
  );
}

/** Its effect runs in the commit that puts what stands beside it on the page. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  const handleDrawn = useEffectEvent(onDrawn);
  useEffect(() => handleDrawn(), []);
  return null;
}
