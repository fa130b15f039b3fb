import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { folderOf } from './release-folder';

/**
 * Preloads everything that the first render of a remote needs, in parallel and before any of it runs; the scripts that
 * load it later find it in the cache. Files without a hash in the descriptor are skipped.
 * @param tab the tab to open, if any
 */
export function preloadFiles({ entry, first = [], tabFiles, integrity }: RemoteDescriptor, tab?: TabId): void {
  const folder = folderOf(entry);
  const files = [
    new URL(entry, location.href).href.slice(folder.length),
    ...first,
    ...((tab && tabFiles?.[tab]) ?? []),
  ];
  for (const file of files) {
    const href = new URL(file, folder).href;
    const hash = integrity[file];
    if (!hash || document.head.querySelector(`link[rel=preload][href="${href}"]`)) continue;
    const as = file.endsWith('.css') ? 'style' : 'script';
    // Must match the attributes of the scripts, or the browser would load each file twice.
    const checks = { crossOrigin: 'anonymous', integrity: hash };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, ...checks, href }));
  }
}
