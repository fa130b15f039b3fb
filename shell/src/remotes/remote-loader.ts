import { limits } from '@plaza/contracts/limits';
import type { RemoteDescriptor } from '@plaza/contracts/registry';
import { remoteContract } from '@plaza/contracts/remote-contract';
import { log, type RemoteModule } from '@plaza/web-kit';
import { loadSource, type RemoteSource } from './federation';

/** Loads a version of a remote; tests put their own in its place. */
export type LoadSource = (source: RemoteSource, again: boolean) => Promise<RemoteModule>;

/** Loads remotes: the version that the descriptor names, else the one before. */
export interface RemoteLoader {
  /** The same promise for the same descriptor and attempt, so that React can wait for it. */
  load(descriptor: RemoteDescriptor, attempt: number): Promise<RemoteModule>;
}

/** @param loadOne how one version is loaded */
export function createRemoteLoader(loadOne: LoadSource, deadlineMs: number = limits.remoteDeadlineMs): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  /** The runtime knows one entry per remote, so versions of one remote are loaded one after the other. */
  const queues = new Map<string, Promise<unknown>>();

  async function loadChecked(source: RemoteSource, again: boolean): Promise<RemoteModule> {
    const remote = await within(deadlineMs, loadOne(source, again), `${source.name} did not load in time`);
    if (remote.contract === remoteContract) return remote;
    throw new Error(`${source.name} follows contract ${remote.contract}, this shell ${remoteContract}`);
  }

  async function loadCurrentOrPrevious(descriptor: RemoteDescriptor, attempt: number): Promise<RemoteModule> {
    try {
      return await loadChecked(descriptor, attempt > 0);
    } catch (error) {
      const { name, previous } = descriptor;
      log.error(`${name} ${descriptor.version} could not be loaded`, error);
      if (!previous) throw error;
      const remote = await loadChecked({ name, ...previous }, true);
      log.warn(`${name} ${previous.version} stands in`);
      return remote;
    }
  }

  return {
    load(descriptor, attempt) {
      const key = `${descriptor.entry}#${attempt}`;
      const known = loads.get(key);
      if (known) return known;
      const before = queues.get(descriptor.name) ?? Promise.resolve();
      const loading = before.then(() => loadCurrentOrPrevious(descriptor, attempt));
      queues.set(descriptor.name, settled(loading));
      loads.set(key, loading);
      return loading;
    },
  };
}

/** The loader of this page. */
export const remoteLoader = createRemoteLoader(loadSource);

/** Resolves when the promise ended, either way; whoever asked for it sees how. */
const settled = (promise: Promise<unknown>): Promise<unknown> => Promise.allSettled([promise]);

function within<T>(ms: number, promise: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
