const { program = '', start } = document.currentScript?.dataset ?? {};
/** The scripts of the program, as the page that was built names them. */
const scripts = program.split(' ').filter(Boolean);
/** Whether the page has nothing that could be read before the program has come. */
export const waitsForApp = start !== undefined;

const { pathname: ownPath } = location;
let isStarted = false;

/**
 * Starts the program in this page, which draws what stands at the address by then. Where it does not come, the browser
 * loads that page as any other; the page that was drawn for the address stays as it is.
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

/** Has the program come at once, as somebody is about to want it. */
export const preloadApp = (): void => request('preload');

/** Has the program come when the browser has nothing else to do. */
export const prefetchWhenIdle = (): void => whenIdle(() => request('prefetch'));

/** Does once the page is there and nothing else is to be done, unless the reader pays for each byte. */
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
