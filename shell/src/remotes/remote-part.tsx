import type { RemoteName } from '@plaza/contracts/permission-graph';
import { log, type RemoteModule, useSessionRemotesQuery } from '@plaza/web-kit';
import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { RemoteLoaderContext } from './remote-loader';

interface Props<PartProps> {
  readonly remote: RemoteName;
  /** Picks the part out of the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType<PartProps> | undefined;
  readonly partProps: PartProps;
  /** Called when there is no such part to be had; mounting this anew tries again. */
  readonly onFailure: () => void;
  /** Shown while it loads; nothing unless set. */
  readonly fallback?: ReactNode;
}

/** A part of a remote that the frame has a place for. Where it fails there is nothing to see. */
export function RemotePart<PartProps extends object>(props: Props<PartProps>) {
  const { remote, pick, partProps, onFailure, fallback = null } = props;
  const { data: remotes, error } = useSessionRemotesQuery();
  const loader = use(RemoteLoaderContext);
  const descriptor = remotes?.find(({ name }) => name === remote);
  const [loading, setLoading] = useState<Promise<RemoteModule>>();
  const missing = Boolean(error ?? (remotes && !descriptor));
  useEffect(() => {
    // The version of the first time stays, as with tabs: another one would take away what was typed into a dialog.
    if (descriptor) setLoading((before) => before ?? loader.load(descriptor));
  }, [descriptor, loader]);
  useEffect(() => {
    if (missing) onFailure();
  }, [missing, onFailure]);
  if (!loading) return fallback;
  return (
    <QuietBoundary what={`a part of ${remote}`} onFailure={onFailure}>
      <Suspense fallback={fallback}>
        <Loaded loading={loading} pick={pick} partProps={partProps} onFailure={onFailure} />
      </Suspense>
    </QuietBoundary>
  );
}

type LoadedProps<PartProps> = Omit<Props<PartProps>, 'remote' | 'fallback'> & {
  readonly loading: Promise<RemoteModule>;
};

function Loaded<PartProps extends object>({ loading, pick, partProps, onFailure }: LoadedProps<PartProps>) {
  const Part = pick(use(loading));
  const missing = !Part;
  useEffect(() => {
    if (missing) onFailure();
  }, [missing, onFailure]);
  return Part ? <Part {...partProps} /> : null;
}

interface BoundaryProps {
  readonly what: string;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

class QuietBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    log.error(`${this.props.what} failed`, error);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
