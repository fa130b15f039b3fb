import { init } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import { server } from '../testing/platform';
import type { RemoteSource } from './federation';

const remote: RemoteModule = { contract: 1, tabs: {} };
const newerRemote: RemoteModule = { contract: 1, tabs: {} };
const remotes: Record<string, RemoteModule> = { '1.0.0': remote, '1.1.0': newerRemote };
const hash = `sha384-${'a'.repeat(64)}`;

/** The runtime is the real one; the page's own comes from the bundler, so here it is made first. */
let loadSource: (source: RemoteSource, again: boolean) => Promise<RemoteModule>;
beforeAll(async () => {
  init({ name: 'shell', remotes: [] });
  ({ loadSource } = await import('./federation'));
});

const sourceOf = (name: string, version: string): RemoteSource => ({
  name,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  integrity: { 'assets/remoteEntry.js': hash },
});

/** What the bundler writes of a remote. */
function manifestOf(name: string, version: string) {
  const remoteEntry = { name: 'remoteEntry.js', path: 'assets', type: 'global' };
  const buildInfo = { buildVersion: version, buildName: name };
  const types = { path: '', name: '', zip: '', api: '' };
  const globalName = `mfe_${name}`;
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: `mfe_${name}`,
    name: `mfe_${name}`,
    metaData: {
      name,
      type: 'app',
      buildInfo,
      remoteEntry,
      types,
      globalName,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [{ id: 'remote', name: 'remote', path: './remote', assets }],
  };
}

/** Serves manifests; returns what was requested, and with which cache mode. */
function serveManifests() {
  const requested: string[] = [];
  server.use(
    http.get('/remotes/:name/:version/mf-manifest.json', ({ params, request }) => {
      const [name, version] = [String(params.name), String(params.version)];
      requested.push(`${name} ${version} ${request.cache}`);
      return HttpResponse.json(manifestOf(name, version));
    }),
  );
  return requested;
}

/** Stands in for the browser's loading of scripts, which jsdom does not do. */
function serveScripts(bring: 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  const observer = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      scripts.push(script);
      const [, , name, version] = new URL(script.src).pathname.split('/');
      const container = { init: () => undefined, get: async () => () => ({ default: remotes[version ?? ''] }) };
      if (bring === 'load') Reflect.set(globalThis, `mfe_${name}`, container);
      script.dispatchEvent(new Event(bring));
    }
  });
  observer.observe(document.head, { childList: true });
  stop = () => observer.disconnect();
  return scripts;
}
let stop: (() => void) | undefined;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  stop?.();
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

it('asks for the manifest, then for the script with the integrity that the registry knows', async () => {
  const requested = serveManifests();
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('markets', '1.0.0'), false)).resolves.toBe(remote);
  expect(requested).toEqual(['markets 1.0.0 default']);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toBe('http://localhost/remotes/markets/1.0.0/assets/remoteEntry.js');
  expect(scripts[0]?.integrity).toBe(hash);
  expect(scripts[0]?.crossOrigin).toBe('anonymous');
});

it('fails where the manifest answers 500, and asks past every cache the next time', async () => {
  server.use(http.get('/remotes/finance/*', () => new HttpResponse('no', { status: 500 })));
  await expect(loadSource(sourceOf('finance', '1.0.0'), false)).rejects.toThrow('answered 500');
  const requested = serveManifests();
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('finance', '1.0.0'), true)).resolves.toBe(remote);
  expect(requested).toEqual(['finance 1.0.0 reload']);
  expect(scripts[0]?.src).toMatch(/remoteEntry\.js\?r=\d+$/);
  expect(scripts[0]?.integrity).toBe(hash);
});

it('fails where the script does not come, and loads it by another URL the next time', async () => {
  serveManifests();
  serveScripts('error');
  await expect(loadSource(sourceOf('admin', '1.0.0'), false)).rejects.toThrow();
  stop?.();
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('admin', '1.0.0'), true)).resolves.toBe(remote);
  expect(scripts[0]?.src).toMatch(/\?r=\d+$/);
});

it('changes to another version of a remote, whose URLs are plain although another one failed before', async () => {
  const requested = serveManifests();
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('admin', '1.1.0'), false)).resolves.toBe(newerRemote);
  expect(requested).toEqual(['admin 1.1.0 default']);
  expect(scripts[0]?.src).toBe('http://localhost/remotes/admin/1.1.0/assets/remoteEntry.js');
});

it('gives up on a manifest that hangs', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  server.use(http.get('/remotes/auth/*', () => new Promise<Response>(() => undefined)));
  await expect(loadSource(sourceOf('auth', '1.0.0'), false)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(3000);
});
