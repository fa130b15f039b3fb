import { log } from '@plaza/web-kit';
import { preloadPublicPages } from './public/lazy-public-pages';
import { isPublicPath } from './public/public-paths';

/** Resolves when the program can take the place of a page that the build drew with one that looks the same. */
export async function readyToReplace(): Promise<void> {
  if (!prerenderedStyles() || !isPublicPath(location.pathname)) return;
  await preloadPublicPages().catch((error) => log.warn('the page did not come ahead', error));
}

/** Takes away what belongs to the page that the build drew. */
export function removePrerendered(): void {
  prerenderedStyles()?.remove();
  delete document.documentElement.dataset.mode;
  delete document.documentElement.dataset.session;
}

const prerenderedStyles = () => document.getElementById('drawn');
