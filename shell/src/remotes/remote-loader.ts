import { limits } from '@plaza/contracts/limits';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { remoteContract } from '@plaza/contracts/remote-contract';
import { log, type RemoteModule, readAtOnce } from '@plaza/web-kit';
import { createContext } from 'react';
import { loadSource, type RemoteSource } from './federation';
import { outcomes } from './outcomes/outcomes';

/** Loads a version of a remote, `again` if it was requested before. */
export type LoadSource = (source: RemoteSource, again: boolean) => Promise<RemoteModule>;

/** Loads remotes: the version that the descriptor names, else the one before. */
export interface RemoteLoader {
  /** Returns the same promise to all who request a version, so that it is loaded once; a failure is not cached. */
  load(descriptor: RemoteDescriptor): Promise<RemoteModule>;
  /** Loads a version again even if it was loaded: a part of it may have failed later. */
  reload(descriptor: RemoteDescriptor): Promise<RemoteModule>;
  /** Releases a version that nothing shows any more. */
  forget(entry: string): void;
}

/** Records the outcomes of releases. */
type Reporter = Pick<typeof outcomes, 'meet' | 'report'>;

/** @param loadOne how one version is loaded */
export function createRemoteLoader(
  loadOne: LoadSource,
  deadlineMs: number = limits.remoteDeadlineMs,
  reporter: Reporter = outcomes,
): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  const requested = new Set<string>();
  /** The runtime knows one entry per remote, so versions of one remote are loaded one after the other. */
  const queues = new Map<string, Promise<unknown>>();

  async function loadChecked(source: RemoteSource): Promise<RemoteModule> {
    const again = requested.has(source.entry);
    requested.add(source.entry);
    const remote = await within(deadlineMs, loadOne(source, again), `${source.name} did not load in time`);
    if (remote.contract === remoteContract) return remote;
    throw new Error(`${source.name} follows contract ${remote.contract}, this shell ${remoteContract}`);
  }

  async function loadCurrentOrPrevious(descriptor: RemoteDescriptor): Promise<RemoteModule> {
    try {
      return await loadChecked(descriptor);
    } catch (error) {
      const { name, previous } = descriptor;
      log.error(`${name} ${descriptor.version} could not be loaded`, error);
      // Without a network nothing is said about the release.
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
      log.warn(`${name} ${previous.version} stands in`);
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

/** The loader of this page. */
export const pageLoader = createRemoteLoader(loadSource);

/** Tests put one of their own in its place. */
export const RemoteLoaderContext = createContext(pageLoader);

/** Resolves when the promise has settled, either way; its requester handles the result. */
const ended = (promise: Promise<unknown>): Promise<unknown> => Promise.allSettled([promise]);

function within<T>(ms: number, promise: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
