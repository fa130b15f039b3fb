const { program = '', start } = document.currentScript?.dataset ?? {};
/** The scripts of the app, as the prerendered page names them. */
const scripts = program.split(' ').filter(Boolean);
/** Whether the page has nothing to read before the app has loaded. */
export const waitsForApp = start !== undefined;

const { pathname: ownPath } = location;
let isStarted = false;

/**
 * Starts the app in this page, which then renders the page at the address. Where a script fails, the browser loads that
 * page as a new document; the page that was prerendered for the address stays as it is.
 */
export function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  for (const src of scripts) {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    script.addEventListener('error', handleLost);
    document.head.append(script);
  }
}

function handleLost(): void {
  isStarted = false;
  delete document.documentElement.dataset.session;
  if (location.pathname !== ownPath) location.reload();
}

/** Loads the app at once, as the reader is about to need it. */
export const preloadApp = (): void => request('preload');

/** Loads the app when the browser is idle. */
export const prefetchWhenIdle = (): void => whenIdle(() => request('prefetch'));

/** Runs `work` once the page is loaded and the browser idle, unless the reader pays for each byte. */
export function whenIdle(work: () => void): void {
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  const wait = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => wait(work));
}

function request(rel: 'preload' | 'prefetch'): void {
  for (const href of scripts) {
    const isRequested = document.head.querySelector(`link[rel="${rel}"][href="${href}"]`);
    if (!isRequested) document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href }));
  }
}
