import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';

/** Where a version of a remote is, and what its files must hash to. */
export interface RemoteSource {
  readonly name: string;
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

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) failed.add(plain(target.src));
    if (target instanceof HTMLLinkElement) failed.add(plain(target.href));
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

/** The runtime looks neither at the status of a manifest nor at hashes, nor gives up waiting; this does all three. */
const guard: ModuleFederationRuntimePlugin = {
  name: 'plaza-guard',
  async fetch(url, init) {
    const cache = retryMarkOf(url) ? 'reload' : 'default';
    const signal = AbortSignal.timeout(fetchMs);
    const response = await fetch(url, { ...init, cache, signal, integrity: requireHash(url) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  },
  createScript(asked) {
    const { url: src, ...checks } = checked(asked.url);
    const script = Object.assign(document.createElement('script'), { src, async: true, ...checks });
    return { script, timeout: fetchMs };
  },
  createLink(asked) {
    const { url: href, ...checks } = checked(asked.url);
    const link = Object.assign(document.createElement('link'), { ...asked.attrs, href, ...checks });
    return { link, timeout: fetchMs };
  },
};

const federation = getInstance();
federation?.registerPlugins([guard]);
const registered = new Map<string, string>();

/**
 * The browser keeps files of a release for ever, also one that was refused. What failed is fetched past its cache, so
 * that whoever asks for it next, the remote's own code too, gets it as it is now. What fails again fails then.
 */
async function refetchFailed(entry: string): Promise<void> {
  const folder = new URL('.', new URL(entry, location.href)).href;
  const urls = [...failed].filter((url) => url.startsWith(folder));
  for (const url of urls) failed.delete(url);
  const request = (url: string): RequestInit => {
    return { cache: 'reload', integrity: requireHash(url), signal: AbortSignal.timeout(fetchMs) };
  };
  await Promise.allSettled(urls.map(async (url) => fetch(url, request(url))));
}

/** Tells the runtime where a remote is now; `again` makes it forget what it knows of it. */
function register({ name, entry, integrity }: RemoteSource, again: boolean) {
  if (!federation) throw new Error('the page has no federation runtime');
  if (registered.get(name) === entry && !again) return;
  const manifest = new URL(entry, location.href);
  if (again) retryMarks.set(new URL('.', manifest).href, Date.now());
  for (const [file, hash] of Object.entries(integrity)) integrityOf.set(new URL(file, manifest).href, hash);
  federation.registerRemotes([{ name: `mfe_${name}`, entry: manifest.href }], { force: registered.has(name) });
  registered.set(name, entry);
}

/**
 * Loads one version of a remote with the federation runtime.
 * @param again whether it was requested before
 * @throws when it does not come, or is none
 */
export async function loadSource(source: RemoteSource, again: boolean): Promise<RemoteModule> {
  if (again) await refetchFailed(source.entry);
  register(source, again);
  const loaded = await federation?.loadRemote<{ default: RemoteModule }>(`mfe_${source.name}/remote`);
  if (!loaded?.default) throw new Error(`${source.name} exposes no remote module`);
  return loaded.default;
}
