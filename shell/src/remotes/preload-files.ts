import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { folderOf } from './release-folder';

/**
 * Requests all that the first drawing of a remote needs, side by side, before any of it runs; the scripts that load it
 * afterwards find it there. What the descriptor has no hash of is left to them.
 * @param tab which tab is opened, if it is one
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
    // As the scripts have them, or the browser would load each file twice.
    const checks = { crossOrigin: 'anonymous', integrity: hash };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, ...checks, href }));
  }
}
