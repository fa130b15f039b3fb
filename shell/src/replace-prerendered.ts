import { log } from '@plaza/web-kit';
import { preloadPublicPages } from './public/lazy-public-pages';
import { isPublicPath } from './public/public-paths';

/** Resolves when the app can replace a prerendered page without a visible change. */
export async function readyToReplace(): Promise<void> {
  if (!prerenderedStyles() || !isPublicPath(location.pathname)) return;
  await preloadPublicPages().catch((error) => log.warn('the page could not be preloaded', error));
}

/** Removes the elements of the prerendered page. */
export function removePrerendered(): void {
  prerenderedStyles()?.remove();
  delete document.documentElement.dataset.mode;
  delete document.documentElement.dataset.session;
}

const prerenderedStyles = () => document.getElementById('drawn');
