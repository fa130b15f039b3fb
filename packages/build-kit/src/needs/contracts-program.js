import { firstFault, RemoteManifest } from '@plaza/contracts/registry/manifest';

export { knownCalls } from './known-calls.js';

/** The first fault of a manifest with its path; undefined if registry and gateways can read it. */
export function findManifestFault(manifest) {
  const { error } = RemoteManifest.safeParse(manifest);
  return error && firstFault(error);
}
