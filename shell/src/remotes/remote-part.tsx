import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { log, type RemoteModule, useSessionRemotesQuery } from '@plaza/web-kit';
import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent } from 'react';
import { outcomes } from './outcomes/outcomes';
import { DropAreaCache } from './swap/drop-area-cache';
import { useRelease } from './swap/use-release';

interface Props<PartProps> {
  readonly remote: RemoteName;
  /** Selects the part from the remote. */
  readonly pick: (remote: RemoteModule) => ComponentType<PartProps> | undefined;
  readonly partProps: PartProps;
  /** Called if the part is unavailable; mounting this component again retries. */
  readonly onFailure: () => void;
  /** Shown while the part loads; by default nothing. */
  readonly fallback?: ReactNode;
}

/** A part of a remote within the shell's own pages. Renders nothing if it fails. */
export function RemotePart<PartProps extends object>(props: Props<PartProps>) {
  const { remote, onFailure, fallback = null } = props;
  const { data: remotes, error } = useSessionRemotesQuery();
  const descriptor = remotes?.find(({ name, switchedOff }) => name === remote && switchedOff === undefined);
  const missing = Boolean(error ?? (remotes && !descriptor));
  useEffect(() => {
    if (missing) onFailure();
  }, [missing, onFailure]);
  return descriptor ? <Shown {...props} descriptor={descriptor} /> : fallback;
}

/**
 * Switches to another version as a tab does: when it disturbs nobody, or at once if the shown version was rolled back.
 */
function Shown<PartProps extends object>(props: Props<PartProps> & { readonly descriptor: RemoteDescriptor }) {
  const { descriptor, onFailure, fallback = null } = props;
  const { name } = descriptor;
  const { version, loading, since } = useRelease(descriptor).shown;
  const handleDrawn = () => outcomes.report({ name, version }, 'ok', performance.now() - since);
  return (
    <QuietBoundary key={version} what={`a part of ${name}`} onFailure={onFailure}>
      <Suspense fallback={fallback}>
        <DropAreaCache name={name} version={version}>
          <Loaded {...props} loading={loading} onDrawn={handleDrawn} />
        </DropAreaCache>
      </Suspense>
    </QuietBoundary>
  );
}

type LoadedProps<PartProps> = Pick<Props<PartProps>, 'pick' | 'partProps' | 'onFailure'> & {
  readonly loading: Promise<RemoteModule>;
  readonly onDrawn: () => void;
};

function Loaded<PartProps extends object>(props: LoadedProps<PartProps>) {
  const { loading, pick, partProps, onFailure, onDrawn } = props;
  const Part = pick(use(loading));
  const missing = !Part;
  const handleDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    if (missing) onFailure();
    else handleDrawn();
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
