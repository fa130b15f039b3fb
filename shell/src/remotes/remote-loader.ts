import { limits } from '@plaza/contracts/limits';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { remoteContract } from '@plaza/contracts/remote-contract';
import { log, type RemoteModule, readAtOnce } from '@plaza/web-kit';
import { createContext } from 'react';
import { loadSource, type RemoteSource } from './federation';
import { LoadTimeout } from './load-timeout';
import { outcomes } from './outcomes/outcomes';

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
type Reporter = Pick<typeof outcomes, 'meet' | 'report'>;

/** @param loadOne loads a single version */
export function createRemoteLoader(
  loadOne: LoadSource,
  deadlineMs: number = limits.remoteDeadlineMs,
  reporter: Reporter = outcomes,
): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  const requested = new Set<string>();
  /** By entry: loads that have timed out but are still running. */
  const late = new Map<string, Promise<RemoteModule>>();
  /** The runtime has one entry per remote, so versions of the same remote are loaded one after another. */
  const queues = new Map<string, Promise<unknown>>();

  async function loadChecked(source: RemoteSource): Promise<RemoteModule> {
    const coming = late.get(source.entry);
    const arrived = coming && (await within(lateMs, coming, 'nothing has arrived').catch(() => undefined));
    if (arrived) return arrived;
    late.delete(source.entry);
    const again = requested.has(source.entry);
    requested.add(source.entry);
    const whole = loadOne(source, again).then((remote) => checkContract(source, remote));
    try {
      return await within(deadlineMs, whole, `${source.name} did not load in time`);
    } catch (error) {
      if (error instanceof LoadTimeout) keepLate(source, error.arrival);
      throw error;
    }
  }

  /** A load that finishes late is available to the next request. */
  function keepLate({ entry }: RemoteSource, arrival: Promise<RemoteModule>) {
    const coming = readAtOnce(arrival);
    late.set(entry, coming);
    const end = () => late.get(entry) === coming && late.delete(entry);
    coming.then(() => {
      if (end() && !loads.has(entry)) loads.set(entry, coming);
    }, end);
  }

  async function loadCurrentOrPrevious(descriptor: RemoteDescriptor): Promise<RemoteModule> {
    try {
      return await loadChecked(descriptor);
    } catch (error) {
      const { name, previous } = descriptor;
      log.error(`${name} ${descriptor.version} could not be loaded`, error);
      // Without a network connection, a failure says nothing about the release.
      const report = (outcome: OutcomeKind) => navigator.onLine && reporter.report(descriptor, outcome);
      if (!previous) {
        report('load_failed');
        throw error;
      }
      const remote = await loadChecked({ name, ...previous }).catch((lost) => {
        report('load_failed');
        throw lost;
      });
      report('fell_back');
      log.warn(`${name} ${previous.version} is used instead`);
      return remote;
    }
  }

  function reload(descriptor: RemoteDescriptor): Promise<RemoteModule> {
    const { name, entry } = descriptor;
    reporter.meet(descriptor);
    const before = queues.get(name) ?? Promise.resolve();
    const loading = before.then(() => loadCurrentOrPrevious(descriptor));
    queues.set(name, ended(loading));
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

/** How long a new request waits for a late load before it loads the version again. */
const lateMs = 3000;

function checkContract({ name }: RemoteSource, remote: RemoteModule): RemoteModule {
  if (remote.contract === remoteContract) return remote;
  throw new Error(`${name} follows contract ${remote.contract}, this shell ${remoteContract}`);
}

/** The loader of this page. */
export const pageLoader = createRemoteLoader(loadSource);

/** Tests provide their own loader. */
export const RemoteLoaderContext = createContext(pageLoader);

/** Resolves when the promise has settled, either way; its requester handles the result. */
const ended = (promise: Promise<unknown>): Promise<unknown> => Promise.allSettled([promise]);

/** @throws LoadTimeout after the given time; it contains the promise, which may still settle */
function within(ms: number, promise: Promise<RemoteModule>, message: string): Promise<RemoteModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout(message, promise)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
