import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';
import { folderOf } from './release-folder';

/** Where a version of a remote is, and what those of its files must hash to that the shell itself loads. */
export interface RemoteSource {
  readonly name: string;
  /** The URL of its first script. */
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
}

const fetchMs = 3000;

/** URL of a file → its hash, for every version registered so far. The gateway says it, never a file of the remote. */
const integrityOf = new Map<string, string>();
/** Folder of a version that was requested before → its mark: another URL escapes a hanging or remembered answer. */
const retryMarks = new Map<string, number>();
/** URLs of scripts and styles that did not come or were refused, whoever asked for them. */
const failed = new Set<string>();
/** URLs of scripts whose preload failed: the browser gives that failure to the next script element that asks. */
const failedPreloads = new Set<string>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) failed.add(plain(target.src));
    if (!(target instanceof HTMLLinkElement)) return;
    failed.add(plain(target.href));
    if (target.as === 'script') failedPreloads.add(target.href);
  },
  true,
);

const plain = (url: string) => url.replace(/\?.*$/, '');
const retryMarkOf = (url: string) => [...retryMarks].find(([folder]) => url.startsWith(folder))?.[1];

/** @throws when nobody has hashed the file: whatever it has become, it would run */
function requireHash(url: string): string {
  const hash = integrityOf.get(url);
  // A development server makes its files anew with each change.
  if (hash || process.env.NODE_ENV === 'development') return hash ?? '';
  throw new Error(`${url} is no file of a release, so it is not loaded`);
}

/** What an element has that loads a file of a remote; the browser refuses a file that does not match. */
function checked(url: string) {
  const { href } = new URL(url, location.href);
  const mark = retryMarkOf(href);
  return { url: mark ? `${href}?r=${mark}` : href, crossOrigin: 'anonymous', integrity: requireHash(href) };
}

/** The runtime neither looks at hashes nor gives up waiting; this does both. */
const guard: ModuleFederationRuntimePlugin = {
  name: 'plaza-guard',
  createScript(asked) {
    const { url: src, ...checks } = checked(asked.url);
    const script = Object.assign(document.createElement('script'), { src, async: true, ...checks });
    return { script, timeout: fetchMs };
  },
};

const federation = getInstance();
federation?.registerPlugins([guard]);
const registered = new Map<string, string>();

/**
 * Fetches the failed files again, past the browser's cache, which keeps files of a release for ever, even rejected
 * ones. The next import, also by the remote's own code, then gets the file as it is now. A second failure is final.
 * @param folder of one release; of all without it
 */
export async function refetchFailed(folder = ''): Promise<void> {
  const urls = [...failed].filter((url) => url.startsWith(folder));
  for (const url of urls) failed.delete(url);
  // Nothing runs of what is fetched here: whoever loads it checks it.
  const request = (): RequestInit => ({ cache: 'reload', signal: AbortSignal.timeout(fetchMs) });
  await Promise.allSettled(urls.map((url) => fetch(url, request())));
  const preloads = [...failedPreloads].filter((url) => url.startsWith(folder) && !isEntry(url));
  for (const url of preloads) failedPreloads.delete(url);
  await Promise.all(preloads.map(takeFailedPreload));
}

/** The entry is asked for by another URL the next time. */
const isEntry = (url: string) => [...registered.values()].some((entry) => new URL(entry, location.href).href === url);

/** Takes the failure of a preload away, so that the remote's own loader asks anew; what comes instead is checked. */
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

/** Tells the runtime where a remote is now; `again` makes it forget what it knows of it. */
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
 * @throws when it does not come, or is none
 */
export async function loadSource(source: RemoteSource, again: boolean): Promise<RemoteModule> {
  if (again) await refetchFailed(folderOf(source.entry));
  register(source, again);
  const loaded = await federation?.loadRemote<{ default: RemoteModule }>(`mfe_${source.name}/remote`);
  if (!loaded?.default) throw new Error(`${source.name} exposes no remote module`);
  return loaded.default;
}

/** Whether this is the version of the remote that the runtime knows. */
export const isRegistered = (name: string, entry: string): boolean => registered.get(name) === entry;
