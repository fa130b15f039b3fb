import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';

/** Where a version of a remote is, and what its scripts must hash to. */
export interface RemoteSource {
  readonly name: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
}

const fetchMs = 3000;

/** URL of a script → its hash, for every version registered so far. */
const integrityOf = new Map<string, string>();
/** Folder of a version that was requested before → its mark: another URL escapes a hanging or remembered answer. */
const retryMarks = new Map<string, number>();

const retryMarkOf = (url: string) => [...retryMarks].find(([folder]) => url.startsWith(folder))?.[1];

/** The runtime neither looks at the status of a manifest nor gives up waiting; this does both, and checks integrity. */
const guard: ModuleFederationRuntimePlugin = {
  name: 'plaza-guard',
  async fetch(url, init) {
    const cache = retryMarkOf(url) ? 'reload' : 'default';
    const response = await fetch(url, { ...init, cache, signal: AbortSignal.timeout(fetchMs) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  },
  createScript({ url }) {
    const { href } = new URL(url, location.href);
    const mark = retryMarkOf(href);
    const script = document.createElement('script');
    script.src = mark ? `${href}?r=${mark}` : href;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const integrity = integrityOf.get(href);
    if (integrity) script.integrity = integrity;
    return { script, timeout: fetchMs };
  },
};

const federation = getInstance();
federation?.registerPlugins([guard]);
const registered = new Map<string, string>();

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
  register(source, again);
  const loaded = await federation?.loadRemote<{ default: RemoteModule }>(`mfe_${source.name}/remote`);
  if (!loaded?.default) throw new Error(`${source.name} exposes no remote module`);
  return loaded.default;
}
