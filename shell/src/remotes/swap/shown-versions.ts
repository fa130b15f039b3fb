import type { RemoteName } from '@plaza/contracts/permission-graph';
import { log, type RemoteModule } from '@plaza/web-kit';
import { use, useEffect } from 'react';
import { isRegistered } from '../loading/federation';
import { type RemoteLoader, RemoteLoaderContext } from '../loading/remote-loader';

interface ShownVersion {
  readonly version: string;
  loading: Promise<RemoteModule>;
  /** The number of places on the page that show it. */
  places: number;
}

/** Remote → entry of a version → where it is shown. */
const shownVersions = new Map<RemoteName, Map<string, ShownVersion>>();

/** Counts the places that show a version, and drops versions of the remote that are no longer shown anywhere. */
export function useShownVersion(name: RemoteName, version: string, entry: string, loading: Promise<RemoteModule>) {
  const loader = use(RemoteLoaderContext);
  useEffect(() => {
    const versions = shownVersions.get(name) ?? new Map<string, ShownVersion>();
    shownVersions.set(name, versions);
    const shown = versions.get(entry) ?? { version, loading, places: 0 };
    versions.set(entry, shown);
    shown.loading = loading;
    shown.places += 1;
    forgetUnseen(name, versions, loader);
    return () => {
      shown.places -= 1;
    };
  }, [name, version, entry, loading, loader]);
}

/** Whether this version of the remote is shown anywhere on the page. */
export const isShown = (name: RemoteName, entry: string): boolean =>
  (shownVersions.get(name)?.get(entry)?.places ?? 0) > 0;

/** Whether another version of the remote is shown anywhere on the page. */
export function showsAnother(name: RemoteName, entry: string): boolean {
  return [...(shownVersions.get(name) ?? [])].some(([other, { places }]) => other !== entry && places > 0);
}

function forgetUnseen(name: RemoteName, versions: Map<string, ShownVersion>, loader: RemoteLoader): void {
  for (const [entry, { version, loading, places }] of versions) {
    if (places > 0 || isRegistered(name, entry)) continue;
    versions.delete(entry);
    loader.forget(entry);
    const logFailure = (error: unknown) => log.warn(`${name} ${version} stays in memory`, error);
    void import('./forget-version').then(({ forgetVersion }) => forgetVersion(name, version, loading), logFailure);
  }
}
