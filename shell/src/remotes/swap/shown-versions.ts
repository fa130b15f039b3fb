import type { RemoteName } from '@plaza/contracts/permission-graph';
import { log, type RemoteModule } from '@plaza/web-kit';
import { use, useEffect } from 'react';
import { isRegistered } from '../federation';
import { type RemoteLoader, RemoteLoaderContext } from '../remote-loader';

interface ShownVersion {
  readonly version: string;
  loading: Promise<RemoteModule>;
  /** How many places of the page show it. */
  places: number;
}

/** Remote → entry of a version → how it is shown. */
const shownVersions = new Map<RemoteName, Map<string, ShownVersion>>();

/** Counts a place that shows a version, and lets go of the versions of that remote that no place shows any more. */
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

/** Whether a place of the page shows this version of the remote already. */
export const isShown = (name: RemoteName, entry: string): boolean =>
  (shownVersions.get(name)?.get(entry)?.places ?? 0) > 0;

/** Whether a place of the page shows another version of the remote. */
export function showsAnother(name: RemoteName, entry: string): boolean {
  return [...(shownVersions.get(name) ?? [])].some(([other, { places }]) => other !== entry && places > 0);
}

function forgetUnseen(name: RemoteName, versions: Map<string, ShownVersion>, loader: RemoteLoader): void {
  for (const [entry, { version, loading, places }] of versions) {
    if (places > 0 || isRegistered(name, entry)) continue;
    versions.delete(entry);
    loader.forget(entry);
    const kept = (error: unknown) => log.warn(`${name} ${version} stays in memory`, error);
    void import('./forget-version').then(({ forgetVersion }) => forgetVersion(name, version, loading), kept);
  }
}
