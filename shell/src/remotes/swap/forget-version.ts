import { log, type RemoteModule } from '@plaza/web-kit';

interface Runtime {
  readonly __INSTANCES__: { readonly name: string }[];
}

/**
 * Releases the memory that the runtime and the bundler use for a version that is no longer shown: its chunks, its
 * styles, and all federation instances of the remote except the last. Chunks of it that have not loaded yet can no
 * longer load.
 */
export function forgetVersion(name: string, version: string, loading: Promise<RemoteModule>): void {
  const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as Runtime;
  const last = instances.findLastIndex((instance) => instance.name === `mfe_${name}`);
  for (let at = last - 1; at >= 0; at--) if (instances[at]?.name === `mfe_${name}`) instances.splice(at, 1);
  // The name that build-kit gives to the bundle of a release.
  const program = `mfe_${name}_${version.replace(/\W/g, '_')}`;
  for (const key of Object.keys(globalThis)) if (key.endsWith(program)) Reflect.deleteProperty(globalThis, key);
  for (const link of document.querySelectorAll(`link[href*="/remotes/${name}/${version}/"]`)) link.remove();
  loading
    .then((remote) => remote.dispose?.())
    .catch((error) => log.warn(`${name} ${version} could not be disposed of`, error));
}
