import { limits } from '@plaza/contracts/limits';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { remoteContract } from '@plaza/contracts/remote-contract';
import { log, type RemoteModule, readAtOnce } from '@plaza/web-kit';
import { createContext } from 'react';
import { outcomes } from '../outcomes/outcomes';
import { loadSource, type RemoteSource } from './federation';
import { LateLoads, withTimeout } from './late-loads';
import { LoadTimeout } from './load-timeout';

/** Loads a version of a remote, `again` if it was requested before. */
export type LoadSource = (source: RemoteSource, again: boolean) => Promise<RemoteModule>;

/**
 * Loads the version of a remote that the descriptor names, or else the previous one. A load that times out continues in
 * the background; a new request waits for it first, and only then loads the version again.
 */
export interface RemoteLoader {
  /** Returns the same promise for every request of a version, so that it is loaded once; a failure is not cached. */
  load(descriptor: RemoteDescriptor): Promise<RemoteModule>;
  /** Loads a version again even if it was loaded before, since a part of it may have failed later. */
  reload(descriptor: RemoteDescriptor): Promise<RemoteModule>;
  /** Drops a version that is no longer shown anywhere. */
  forget(entry: string): void;
}

/** Records the outcomes of releases. */
type Reporter = Pick<typeof outcomes, 'recordLoadStart' | 'report'>;

/** @param loadOne loads a single version */
export function createRemoteLoader(
  loadOne: LoadSource,
  deadlineMs: number = limits.remoteDeadlineMs,
  reporter: Reporter = outcomes,
): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  /** The runtime has one entry per remote, so versions of the same remote are loaded one after another. */
  const queues = new Map<string, Promise<unknown>>();
  const loadVersion = versionLoader(loadOne, deadlineMs, (entry, lateLoad) => {
    if (!loads.has(entry)) loads.set(entry, lateLoad);
  });

  function reload(descriptor: RemoteDescriptor): Promise<RemoteModule> {
    const { name, entry } = descriptor;
    reporter.recordLoadStart(descriptor);
    const before = queues.get(name) ?? Promise.resolve();
    const loading = before.then(() => loadCurrentOrPrevious(descriptor, loadVersion, reporter));
    queues.set(name, settled(loading));
    loads.set(entry, readAtOnce(loading));
    loading.catch(() => {
      if (loads.get(entry) === loading) loads.delete(entry);
    });
    return loading;
  }

  return {
    reload,
    load: (descriptor) => loads.get(descriptor.entry) ?? reload(descriptor),
    forget(entry) {
      loads.delete(entry);
    },
  };
}

type LoadVersion = (source: RemoteSource) => Promise<RemoteModule>;

/**
 * Loads single versions, each within the deadline.
 * @param onLateArrival called with a load that has timed out and finished afterwards
 */
function versionLoader(
  loadOne: LoadSource,
  deadlineMs: number,
  onLateArrival: (entry: string, lateLoad: Promise<RemoteModule>) => void,
): LoadVersion {
  const requested = new Set<string>();
  const lateLoads = new LateLoads(onLateArrival);
  return async (source) => {
    const result = await lateLoads.take(source.entry);
    if (result) return result;
    const again = requested.has(source.entry);
    requested.add(source.entry);
    const load = loadOne(source, again).then((remote) => requireContract(source, remote));
    try {
      return await withTimeout(deadlineMs, load, `${source.name} did not load in time`);
    } catch (error) {
      if (error instanceof LoadTimeout) lateLoads.keepRunning(source.entry, error.arrival);
      throw error;
    }
  };
}

async function loadCurrentOrPrevious(
  descriptor: RemoteDescriptor,
  loadVersion: LoadVersion,
  reporter: Reporter,
): Promise<RemoteModule> {
  try {
    return await loadVersion(descriptor);
  } catch (error) {
    const { name, previous } = descriptor;
    log.error(`${name} ${descriptor.version} could not be loaded`, error);
    // Without a network connection, a failure says nothing about the release.
    const report = (outcome: OutcomeKind) => navigator.onLine && reporter.report(descriptor, outcome);
    if (!previous) {
      report('load_failed');
      throw error;
    }
    const remote = await loadVersion({ name, ...previous }).catch((previousError) => {
      report('load_failed');
      throw previousError;
    });
    report('fell_back');
    log.warn(`${name} ${previous.version} is used instead`);
    return remote;
  }
}

function requireContract({ name }: RemoteSource, remote: RemoteModule): RemoteModule {
  if (remote.contract === remoteContract) return remote;
  throw new Error(`${name} follows contract ${remote.contract}, this shell ${remoteContract}`);
}

/** The loader of this page. */
export const pageLoader = createRemoteLoader(loadSource);

/** Tests provide their own loader. */
export const RemoteLoaderContext = createContext(pageLoader);

/** Resolves when the promise has settled, either way; its requester handles the result. */
const settled = (promise: Promise<unknown>): Promise<unknown> => Promise.allSettled([promise]);
