const { program = '', start } = document.currentScript?.dataset ?? {};
/** The scripts of the app, from an attribute in the prerendered page. */
const scripts = program.split(' ').filter(Boolean);
/** Whether the page has no content before the app has loaded. */
export const waitsForApp = start !== undefined;

const { pathname: ownPath } = location;
let isStarted = false;

/**
 * Starts the app in this page, which then renders the current URL. If a script fails, the browser reloads the page,
 * unless it still shows the URL that it was prerendered for.
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

/** Loads the app at once, when the user is about to need it. */
export const preloadApp = (): void => request('preload');

/** Loads the app when the browser is idle. */
export const prefetchWhenIdle = (): void => whenIdle(() => request('prefetch'));

/** Runs `work` when the page is loaded and the browser is idle, unless the user has enabled data saving. */
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
