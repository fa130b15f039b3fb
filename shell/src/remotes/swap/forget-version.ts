import { log, type RemoteModule } from '@plaza/web-kit';

interface Runtime {
  readonly __INSTANCES__: { readonly name: string }[];
}

/**
 * Lets go of what the runtime and the bundler keep of a version whose screens are gone: its chunks, its styles, and the
 * instances of all versions of the remote but the last. Parts of it that have not come yet come no more.
 */
export function forgetVersion(name: string, version: string, loading: Promise<RemoteModule>): void {
  const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as Runtime;
  const last = instances.findLastIndex((instance) => instance.name === `mfe_${name}`);
  for (let at = last - 1; at >= 0; at--) if (instances[at]?.name === `mfe_${name}`) instances.splice(at, 1);
  // build-kit names the program of a release so.
  const program = `mfe_${name}_${version.replace(/\W/g, '_')}`;
  for (const key of Object.keys(globalThis)) if (key.endsWith(program)) Reflect.deleteProperty(globalThis, key);
  for (const link of document.querySelectorAll(`link[href*="/remotes/${name}/${version}/"]`)) link.remove();
  loading.then((remote) => remote.dispose?.()).catch((error) => log.warn(`${name} ${version} left badly`, error));
}
