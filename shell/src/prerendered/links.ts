import { isPublicPath, publicPaths } from '../public/public-paths';
import { preloadApp, startApp, whenIdle } from './app';
import { choosePictures } from './color-mode';
import { showNow } from './figures';
import { isPrerendered } from './is-prerendered';

/**
 * Handles links within Plaza without loading a new document: public pages replace each other, and the app renders all
 * other pages.
 */
export function followLinks(): void {
  document.addEventListener('click', handleClick);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, handleApproach, { passive: true });
  }
  addEventListener('popstate', () => isPrerendered() && isPublicPath(location.pathname) && show(location.pathname));
  whenIdle(() => publicPaths.filter((path) => path !== location.pathname).forEach(fetchPage));
}

function handleApproach({ target }: Event): void {
  const url = linkOf(target);
  if (url && isPublicPath(url.pathname)) void fetchPage(url.pathname);
  else if (url) preloadApp();
}

function handleClick(event: MouseEvent): void {
  const url = linkOf(event.target);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!url || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  if (url.pathname !== location.pathname) history.pushState(null, '', url);
  if (isPublicPath(url.pathname)) void show(url.pathname).then(arrive);
  else startApp();
}

/** The target of a link within Plaza; undefined for anything else. */
function linkOf(target: EventTarget | null): URL | undefined {
  const link = isPrerendered() && target instanceof Element && target.closest('a');
  return link && link.origin === location.origin ? new URL(link.href) : undefined;
}

const pages = new Map<string, Promise<Document>>();

function fetchPage(path: string): Promise<Document> {
  const fetched = pages.get(path) ?? fetch(path).then(async (response) => parse(await response.text()));
  pages.set(path, fetched);
  fetched.catch(() => pages.delete(path));
  return fetched;
}

/**
 * Removes the styles, which this page already has. With the nonce of another response they would violate the content
 * security policy, which browsers report in the console.
 */
const parse = (text: string) =>
  new DOMParser().parseFromString(text.replace(/<style[^>]*>.*?<\/style>/gs, ''), 'text/html');

/** Replaces the current public page by another; if it cannot be fetched, the browser navigates to it. */
async function show(path: string): Promise<void> {
  const page = await fetchPage(path).catch(() => undefined);
  const drawn = page?.getElementById('root');
  if (!drawn) return location.assign(path);
  if (!isPrerendered() || location.pathname !== path) return undefined;
  const copy = document.importNode(drawn, true);
  choosePictures(copy);
  document.getElementById('root')?.replaceChildren(...copy.childNodes);
  document.title = page?.title ?? '';
  return showNow();
}

/** Scrolls and focuses as the app does after a link. */
function arrive(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
