import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { PreflightVerdict } from '@plaza/contracts/registry/preflight';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { isBuiltInTab, tabLabels } from '@plaza/contracts/tabs';
import { type RemoteModule, type RootState, serverMessage, useAppSelector, useStore } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { Suspense, use, useEffect, useState } from 'react';
import { preloadFiles } from '../loading/preload-files';
import { RemoteLoaderContext } from '../loading/remote-loader';
import { useSessionCandidateQuery } from './candidate-api';
import { ErrorBoundary } from './error-boundary';

type ReportVerdict = (fault: string | null) => void;

/** Renders a release in a hidden frame, and reports to the parent window whether all its tabs rendered. */
export default function Preflight() {
  const query = new URLSearchParams(useLocation().search);
  const remote = query.get('remote');
  const version = query.get('version');
  if (!remote || !version) return null;
  return <Trial remote={remote} version={version} />;
}

function Trial({ remote, version }: { remote: RemoteName; version: string }) {
  const { data: descriptor, error } = useSessionCandidateQuery({ name: remote, version });
  const [report] = useState(() => reportOnce(remote, version));
  useEffect(() => {
    if (error) report(serverMessage(error, 'It could not be looked up.'));
  }, [error, report]);
  useEffect(() => watchErrors(`/remotes/${remote}/${version}/`, report), [remote, version, report]);
  return descriptor ? <Candidate descriptor={descriptor} report={report} /> : null;
}

interface CandidateProps {
  readonly descriptor: RemoteDescriptor;
  readonly report: ReportVerdict;
}

function Candidate({ descriptor, report }: CandidateProps) {
  const loader = use(RemoteLoaderContext);
  const [loading] = useState(() => {
    for (const tab of descriptor.tabs) preloadFiles(descriptor, tab);
    return loader.load(descriptor);
  });
  return (
    <ErrorBoundary onError={(error) => report(`It does not draw: ${error.message}`)}>
      <Suspense>
        <Tabs descriptor={descriptor} loading={loading} report={report} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TabsProps extends CandidateProps {
  readonly loading: Promise<RemoteModule>;
}

/** Renders all tabs of the release side by side, until each has rendered with the responses to its requests. */
function Tabs({ descriptor, loading, report }: TabsProps) {
  const store = useStore();
  const isWaiting = useAppSelector(isAnswerPending);
  const { tabs } = use(loading);
  const missing = descriptor.tabs.find((tab) => !tabs[tab]);
  useEffect(() => {
    if (missing) report(`It has no screen for ${isBuiltInTab(missing) ? tabLabels[missing] : missing}.`);
    // The effects of the tabs have already run, so their further requests are pending by now.
    else if (!isWaiting && !isAnswerPending(store.getState())) report(null);
  }, [missing, isWaiting, store, report]);
  return descriptor.tabs.map((tab) => {
    const Tab = tabs[tab];
    return Tab && <Tab key={tab} />;
  });
}

const isAnswerPending = ({ api: { queries } }: RootState) =>
  Object.values(queries).some((query) => query?.status === 'pending');

/** Reports the verdict to the parent window; only the first one counts. */
function reportOnce(remote: RemoteName, version: string): ReportVerdict {
  let isReported = false;
  return (fault) => {
    if (isReported) return;
    isReported = true;
    const verdict: PreflightVerdict = { type: 'preflight', remote, version, fault };
    window.parent.postMessage(verdict, location.origin);
  };
}

/** Reports uncaught errors with a script of the release in their stack. @returns a function that stops listening */
function watchErrors(folder: string, report: ReportVerdict): () => void {
  const take = (error: unknown) => {
    if (error instanceof Error && error.stack?.includes(folder)) report(`It fails: ${error.message}`);
  };
  const handleError = ({ error }: ErrorEvent) => take(error);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleRejection);
  return () => {
    removeEventListener('error', handleError);
    removeEventListener('unhandledrejection', handleRejection);
  };
}
