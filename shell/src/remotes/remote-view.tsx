import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { LazyPart, lazyChunk, type RemoteModule } from '@plaza/web-kit';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent } from 'react';
import { ComingSoon } from './frames/coming-soon';
import { outcomes } from './outcomes/outcomes';
import { RemoteBoundary } from './remote-boundary';
import { DropAreaCache } from './swap/drop-area-cache';
import { useRelease } from './swap/use-release';

const NewerVersion = lazyChunk(() => import('./swap/newer-version'));

interface Props {
  readonly descriptor: RemoteDescriptor;
  /** The tab that contains it, if any. */
  readonly tab?: TabId;
  /** The displayed name of the content. */
  readonly title: string;
  /** Selects the component from the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType | undefined;
  /** Shown until the component has loaded. */
  readonly skeleton: ReactNode;
  /** The frame of the shell's own messages, if the remote has failed or has no such component. */
  readonly frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Called each time the remote's component has mounted. */
  readonly onDrawn?: () => void;
}

/** Renders a component of a remote, and offers newer versions of it that appear meanwhile. */
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
        <LazyPart>
          <NewerVersion isSwapping={isSwapping} isUsedUp={isUsedUp} onSwap={swap} />
        </LazyPart>
      )}
      <RemoteBoundary loading={loading} title={title} frame={Frame} onRetry={retry}>
        <Suspense fallback={skeleton}>
          <DropAreaCache key={version} name={name} version={version}>
            <Loaded loading={loading} pick={pick} onDrawn={handleDrawn}>
              <Frame title={title}>
                <ComingSoon title={title} />
              </Frame>
            </Loaded>
          </DropAreaCache>
        </Suspense>
      </RemoteBoundary>
    </>
  );
}

interface LoadedProps {
  readonly loading: Promise<RemoteModule>;
  readonly pick: Props['pick'];
  readonly onDrawn: () => void;
  /** Shown if the remote has no such component. */
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

/** Its effect runs in the commit that adds its siblings to the page. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  const handleDrawn = useEffectEvent(onDrawn);
  useEffect(() => handleDrawn(), []);
  return null;
}
