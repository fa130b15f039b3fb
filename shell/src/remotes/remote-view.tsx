import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { RemoteModule } from '@plaza/web-kit';
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { ComingSoon } from './coming-soon';
import { RemoteBoundary } from './remote-boundary';
import { RemoteLoaderContext } from './remote-loader';

interface Props {
  readonly descriptor: RemoteDescriptor;
  /** What is shown, in words. */
  readonly title: string;
  /** Picks the component out of the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType | undefined;
  /** What stands there until it has come. */
  readonly skeleton: ReactNode;
  /** What stands around the shell's own words, where the remote has failed or has no such part. */
  readonly frame: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * Shows a part of a remote. The version is the one of the first rendering: a release that comes meanwhile waits
 * for the next visit, as swapping it in would take away what was typed.
 */
export function RemoteView({ descriptor, title, pick, skeleton, frame }: Props) {
  const loader = use(RemoteLoaderContext);
  const [loading, setLoading] = useState(() => loader.load(descriptor));
  return (
    <RemoteBoundary title={title} frame={frame} onRetry={() => setLoading(loader.reload(descriptor))}>
      <Suspense fallback={skeleton}>
        <Loaded loading={loading} title={title} pick={pick} frame={frame} />
      </Suspense>
    </RemoteBoundary>
  );
}

type LoadedProps = Pick<Props, 'title' | 'pick' | 'frame'> & { readonly loading: Promise<RemoteModule> };

function Loaded({ loading, title, pick, frame: Frame }: LoadedProps) {
  const Part = pick(use(loading));
  if (Part) return <Part />;
  return (
    <Frame title={title}>
      <ComingSoon title={title} />
    </Frame>
  );
}
