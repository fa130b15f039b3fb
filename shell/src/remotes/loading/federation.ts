import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';
import { LoadTimeout } from './load-timeout';
import { folderOf } from './release-folder';

/** The URL of a version of a remote, and the hashes of the files that the shell itself loads. */
export interface RemoteSource {
  readonly name: string;
  /** The URL of its first script. */
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
}

const fetchMs = 3000;

/**
 * URL of a file → its hash, for every registered version. The hashes come from the gateway, never from a file of the
 * remote.
 */
const integrityOf = new Map<string, string>();
/**
 * Folder of a version that was requested before → a query parameter, since a new URL avoids a hanging or cached
 * response.
 */
const retryMarks = new Map<string, number>();
/** URLs of scripts and styles that failed to load or were rejected, whoever requested them. */
const failed = new Set<string>();
/** URLs of scripts whose preload failed: the browser passes that failure on to the next script element with the URL. */
const failedPreloads = new Set<string>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) failed.add(withoutQuery(target.src));
    if (!(target instanceof HTMLLinkElement)) return;
    failed.add(withoutQuery(target.href));
    if (target.as === 'script') failedPreloads.add(target.href);
  },
  true,
);

const withoutQuery = (url: string) => url.replace(/\?.*$/, '');
const retryMarkOf = (url: string) => [...retryMarks].find(([folder]) => url.startsWith(folder))?.[1];

/** @throws if the hash of the file is unknown, because its content would run unverified */
function requireHash(url: string): string {
  const hash = integrityOf.get(url);
  // A development server rebuilds its files with each change, so they have no hashes.
  if (hash || process.env.NODE_ENV === 'development') return hash ?? '';
  throw new Error(`${url} is no file of a release, so it is not loaded`);
}

/**
 * The attributes of an element that loads a file of a remote; the browser rejects a file that does not match its hash.
 */
function integrityAttributes(url: string) {
  const { href } = new URL(url, location.href);
  const mark = retryMarkOf(href);
  return { url: mark ? `${href}?r=${mark}` : href, crossOrigin: 'anonymous', integrity: requireHash(href) };
}

/** Verifies hashes and sets a timeout, neither of which the federation runtime does. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'plaza-integrity',
  createScript(request) {
    const { url: src, ...checks } = integrityAttributes(request.url);
    const script = Object.assign(document.createElement('script'), { src, async: true, ...checks });
    return { script, timeout: fetchMs };
  },
};

const federation = getInstance();
federation?.registerPlugins([integrityPlugin]);
const registered = new Map<string, string>();

/**
 * Fetches failed files again, bypassing the browser's cache, which stores files of a release forever, even rejected
 * ones. The next import, also by the remote's own code, then gets the current file. A second failure is final.
 * @param folder limits this to one release; by default all
 */
export async function refetchFailed(folder = ''): Promise<void> {
  const urls = [...failed].filter((url) => url.startsWith(folder));
  for (const url of urls) failed.delete(url);
  // The fetched content is not run here; it is verified when it is loaded.
  const request = (): RequestInit => ({ cache: 'reload', signal: AbortSignal.timeout(fetchMs) });
  await Promise.allSettled(urls.map((url) => fetch(url, request())));
  const preloads = [...failedPreloads].filter((url) => url.startsWith(folder) && !isEntry(url));
  for (const url of preloads) failedPreloads.delete(url);
  await Promise.all(preloads.map(takeFailedPreload));
}

/** Entries are excluded, as the next request for one uses another URL. */
const isEntry = (url: string) => [...registered.values()].some((entry) => new URL(entry, location.href).href === url);

/**
 * Consumes the failure of a preload, so that the remote's own loader requests the file again. Its content is verified.
 */
async function takeFailedPreload(url: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    src: url,
    crossOrigin: 'anonymous',
    integrity: requireHash(url),
  });
  await new Promise((resolve) => {
    script.onload = resolve;
    script.onerror = resolve;
    document.head.append(script);
    setTimeout(resolve, fetchMs);
  });
  script.remove();
  failed.delete(url);
}

/** Registers the URL of a remote with the runtime; `again` makes the runtime drop what it has cached of the remote. */
function register({ name, entry, integrity }: RemoteSource, again: boolean) {
  if (!federation) throw new Error('the page has no federation runtime');
  if (registered.get(name) === entry && !again) return;
  const { href } = new URL(entry, location.href);
  const folder = folderOf(entry);
  if (again) retryMarks.set(folder, Date.now());
  for (const [file, hash] of Object.entries(integrity)) integrityOf.set(new URL(file, folder).href, hash);
  federation.registerRemotes([{ name: `mfe_${name}`, entry: href }], { force: registered.has(name) });
  registered.set(name, entry);
}

/**
 * Loads one version of a remote with the federation runtime.
 * @param again whether it was requested before
 * @throws if loading fails or the module is no remote; LoadTimeout if files of it are still loading
 */
export async function loadSource(source: RemoteSource, again: boolean): Promise<RemoteModule> {
  if (again) await refetchFailed(folderOf(source.entry));
  register(source, again);
  return loadRegistered(source);
}

async function loadRegistered(source: RemoteSource): Promise<RemoteModule> {
  const since = performance.now();
  try {
    const loaded = await federation?.loadRemote<{ default: RemoteModule }>(`mfe_${source.name}/remote`);
    if (!loaded?.default) throw new Error(`${source.name} exposes no remote module`);
    return loaded.default;
  } catch (error) {
    const folder = folderOf(source.entry);
    const isSlow = performance.now() - since >= fetchMs && ![...failed].some((url) => url.startsWith(folder));
    if (!isSlow) throw error;
    throw new LoadTimeout(error instanceof Error ? error.message : String(error), loadAfterArrival(source));
  }
}

/** Loads it again after another of its files has arrived; files that have arrived come from the browser's cache. */
async function loadAfterArrival(source: RemoteSource): Promise<RemoteModule> {
  await nextArrival(folderOf(source.entry));
  if (!isRegistered(source.name, source.entry)) throw new Error(`${source.name} has another version by now`);
  federation?.registerRemotes([{ name: `mfe_${source.name}`, entry: new URL(source.entry, location.href).href }], {
    force: true,
  });
  return loadRegistered(source);
}

/**
 * Resolves when the next file in the folder has been fetched. The browser finishes fetching scripts even after their
 * timeout.
 */
function nextArrival(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.startsWith(folder))) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource' });
  });
}

/** Whether this version is the one that the runtime has registered for the remote. */
export const isRegistered = (name: string, entry: string): boolean => registered.get(name) === entry;
