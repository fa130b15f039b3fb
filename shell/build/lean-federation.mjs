/**
 * The federation runtime reads manifests and preloads what they name. Descriptors name the scripts here, and the shell
 * preloads them itself, so its handler of manifests is the one that the runtime has for hosts without remotes.
 */
const sources = {
  'SnapshotHandler.js': `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }
    export const getGlobalRemoteInfo = () => ({});`,
  'preload.js': `
    function absent() { throw new Error('the shell preloads remotes itself'); }
    export { absent as defaultPreloadArgs, absent as formatPreloadArgs };
    export { absent as normalizePreloadExposes, absent as preloadAssets };`,
};

/** @this {import('@rspack/core').LoaderContext} */
export default function leanFederation() {
  return sources[this.resourcePath.replace(/.*[\\/]/, '')];
}
