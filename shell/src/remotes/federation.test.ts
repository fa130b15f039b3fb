import { init } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import { server } from '../testing/platform';
import type { RemoteSource } from './federation';

const remote: RemoteModule = { contract: 1, tabs: {} };
const newerRemote: RemoteModule = { contract: 1, tabs: {} };
const remotes: Record<string, RemoteModule> = { '1.0.0': remote, '1.1.0': newerRemote };
const hash = `sha384-${'a'.repeat(64)}`;
const manifestHash = `sha384-${'b'.repeat(64)}`;
const chunk = 'assets/11.js';

/** The runtime is the real one; the page's own comes from the bundler, so here it is made first. */
let loadSource: (source: RemoteSource, again: boolean) => Promise<RemoteModule>;
beforeAll(async () => {
  init({ name: 'shell', remotes: [] });
  ({ loadSource } = await import('./federation'));
});

const sourceOf = (name: string, version: string): RemoteSource => ({
  name,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  integrity: { 'mf-manifest.json': manifestHash, 'remoteEntry.js': hash, [chunk]: hash },
});

const without = (source: RemoteSource, file: string): RemoteSource => {
  const { [file]: _, ...integrity } = source.integrity;
  return { ...source, integrity };
};

/** What the bundler writes of a remote. */
function manifestOf(name: string, version: string, entry: string, files: { js: string[]; css: string[] }) {
  const remoteEntry = { name: entry, path: '', type: 'global' };
  const buildInfo = { buildVersion: version, buildName: name };
  const types = { path: '', name: '', zip: '', api: '' };
  const globalName = `mfe_${name}`;
  const assets = { js: { sync: files.js, async: [] }, css: { sync: files.css, async: [] } };
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

/** Serves manifests; returns what was requested, with which cache mode and with which hash. */
function serveManifests({ entry = 'remoteEntry.js', js = [] as string[], css = [] as string[] } = {}) {
  const requested: string[] = [];
  server.use(
    http.get('/remotes/:name/:version/mf-manifest.json', ({ params, request }) => {
      const [name, version] = [String(params.name), String(params.version)];
      requested.push(`${name} ${version} ${request.cache}`);
      expect(request.integrity).toBe(manifestHash);
      return HttpResponse.json(manifestOf(name, version, entry, { js, css }));
    }),
  );
  return requested;
}

/** Stands in for the browser's loading of scripts and styles, which jsdom does not do. */
function serveScripts(bring: 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  const observer = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (script instanceof HTMLLinkElement) script.dispatchEvent(new Event(bring));
      if (!(script instanceof HTMLScriptElement)) continue;
      scripts.push(script);
      const [, , name, version] = new URL(script.src).pathname.split('/');
      const container = {
        init: () => undefined,
        get: async () => () => ({ default: remotes[version ?? ''] ?? remote }),
      };
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
  expect(scripts[0]?.src).toBe('http://localhost/remotes/markets/1.0.0/remoteEntry.js');
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
  expect(scripts[0]?.src).toBe('http://localhost/remotes/admin/1.1.0/remoteEntry.js');
});

describe('what has no hash', () => {
  it.each([
    ['no hash at all', (source: RemoteSource) => ({ ...source, integrity: {} })],
    ['none of the manifest', (source: RemoteSource) => without(source, 'mf-manifest.json')],
  ])('a release with %s is not asked for', async (_what, tampered) => {
    const requested = serveManifests();
    const scripts = serveScripts('load');
    const source = tampered(sourceOf('finance', '2.0.0'));
    await expect(loadSource(source, false)).rejects.toThrow('2.0.0/mf-manifest.json is no file of a release');
    await expect(loadSource(source, true)).rejects.toThrow('2.0.0/mf-manifest.json is no file of a release');
    expect(requested).toEqual([]);
    expect(scripts).toEqual([]);
  });

  it('a script that the manifest names and the release does not list is not loaded, at a retry neither', async () => {
    serveManifests({ entry: 'evil.js' });
    const scripts = serveScripts('load');
    const source = sourceOf('finance', '2.1.0');
    await expect(loadSource(source, false)).rejects.toThrow('2.1.0/evil.js is no file of a release');
    await expect(loadSource(source, true)).rejects.toThrow('2.1.0/evil.js is no file of a release');
    expect(scripts).toEqual([]);
  });

  // The runtime loads ahead once per remote and page, so that these have names of their own.
  it('a script or a style that would be loaded ahead is not', async () => {
    serveManifests({ js: [chunk, 'evil.js'], css: ['assets/11.css'] });
    const scripts = serveScripts('load');
    await loadSource(sourceOf('marketplace', '2.2.0'), false);
    const loaded = scripts.map(({ src, integrity }) => [src.replace(/.*2\.2\.0\//, ''), integrity]);
    expect(loaded.sort()).toEqual([
      [chunk, hash],
      ['remoteEntry.js', hash],
    ]);
    expect(document.querySelector('link')).toBeNull();
  });
});

it('takes what has no hash in a shell built for development alone', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  const scripts = serveScripts('load');
  server.use(
    http.get('/remotes/finance/:version/mf-manifest.json', () =>
      HttpResponse.json(manifestOf('finance', '3.0.0', 'remoteEntry.js', { js: [], css: [] })),
    ),
  );
  await expect(loadSource({ ...sourceOf('finance', '3.0.0'), integrity: {} }, false)).resolves.toBe(remote);
  expect(scripts.map(({ src }) => src)).toEqual(['http://localhost/remotes/finance/3.0.0/remoteEntry.js']);
});

it('loads a style with its hash', async () => {
  serveManifests({ css: ['assets/11.css'] });
  serveScripts('load');
  const source = sourceOf('styled', '2.3.0');
  await loadSource({ ...source, integrity: { ...source.integrity, 'assets/11.css': hash } }, false);
  const link = document.querySelector('link');
  expect([link?.rel, link?.integrity, link?.crossOrigin]).toEqual(['stylesheet', hash, 'anonymous']);
  expect(link?.href).toBe('http://localhost/remotes/styled/2.3.0/assets/11.css');
});

it('fetches what was refused past the cache before it is loaded again, by whomever', async () => {
  serveManifests();
  serveScripts('load');
  const refetched: string[] = [];
  server.use(
    http.get('/remotes/markets/:version/assets/:file', ({ params, request }) => {
      refetched.push(`${params.version} ${params.file} ${request.cache} ${request.integrity}`);
      return new HttpResponse('chunk');
    }),
  );
  const source = sourceOf('markets', '2.4.0');
  await loadSource(source, false);
  for (const version of ['2.4.0', '2.3.0']) {
    const script = document.createElement('script');
    script.src = `/remotes/markets/${version}/${chunk}`; // as the remote's own code asks for it
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  }
  await loadSource(source, true);
  await loadSource(source, true);
  expect(refetched).toEqual([`2.4.0 11.js reload ${hash}`]);
});

it('gives up on a manifest that hangs', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  server.use(http.get('/remotes/auth/*', () => new Promise<Response>(() => undefined)));
  await expect(loadSource(sourceOf('auth', '1.0.0'), false)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(3000);
});
