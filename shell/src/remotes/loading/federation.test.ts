import { init } from '@module-federation/enhanced/runtime';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import type { RemoteModule } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import { server } from '../../testing/platform';
import type { RemoteSource } from './federation';

const remote: RemoteModule = { contract: 1, tabs: {} };
const newerRemote: RemoteModule = { contract: 1, tabs: {} };
const remotes: Record<string, RemoteModule> = { '1.0.0': remote, '1.1.0': newerRemote };
const hash = `sha384-${'a'.repeat(64)}`;
const chunk = 'assets/11.js';

/** The runtime is the real one; the page's own comes from the bundler, so here it is made first. */
let loadSource: (source: RemoteSource, again: boolean) => Promise<RemoteModule>;
let preloadFiles: (descriptor: RemoteDescriptor, tab?: TabId) => void;
beforeAll(async () => {
  init({ name: 'shell', remotes: [] });
  ({ loadSource } = await import('./federation'));
  ({ preloadFiles } = await import('./preload-files'));
});

const sourceOf = (name: string, version: string): RemoteSource => ({
  name,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: { 'remoteEntry.js': hash },
});

/** Stands in for the browser's loading of scripts, which jsdom does not do. */
function serveScripts(bring: 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  const observer = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
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

it('requests only the first script, with the integrity of the registry', async () => {
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('markets', '1.0.0'), false)).resolves.toBe(remote);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toBe('http://localhost/remotes/markets/1.0.0/remoteEntry.js');
  expect(scripts[0]?.integrity).toBe(hash);
  expect(scripts[0]?.crossOrigin).toBe('anonymous');
});

/** Notes what is fetched past the cache. */
function noteRefetched() {
  const refetched: string[] = [];
  server.use(
    http.get('/remotes/:name/:version/*', ({ request }) => {
      refetched.push(`${new URL(request.url).pathname} ${request.cache}`);
      return new HttpResponse('file');
    }),
  );
  return refetched;
}

it('fails if the script does not load, and bypasses every cache the next time', async () => {
  serveScripts('error');
  await expect(loadSource(sourceOf('admin', '1.0.0'), false)).rejects.toThrow();
  stop?.();
  const refetched = noteRefetched();
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('admin', '1.0.0'), true)).resolves.toBe(remote);
  expect(refetched).toEqual(['/remotes/admin/1.0.0/remoteEntry.js reload']);
  expect(scripts[0]?.src).toMatch(/remoteEntry\.js\?r=\d+$/);
  expect(scripts[0]?.integrity).toBe(hash);
});

it('changes to another version of a remote, whose URLs are unchanged although another one failed before', async () => {
  const scripts = serveScripts('load');
  await expect(loadSource(sourceOf('admin', '1.1.0'), false)).resolves.toBe(newerRemote);
  expect(scripts[0]?.src).toBe('http://localhost/remotes/admin/1.1.0/remoteEntry.js');
});

it('does not request a release without a hash of its first script, not even on a retry', async () => {
  const scripts = serveScripts('load');
  const source = { ...sourceOf('finance', '2.0.0'), integrity: { [chunk]: hash } };
  await expect(loadSource(source, false)).rejects.toThrow('2.0.0/remoteEntry.js is no file of a release');
  await expect(loadSource(source, true)).rejects.toThrow('2.0.0/remoteEntry.js is no file of a release');
  expect(scripts).toEqual([]);
});

it('accepts files without a hash only in a shell built for development', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  const scripts = serveScripts('load');
  await expect(loadSource({ ...sourceOf('finance', '3.0.0'), integrity: {} }, false)).resolves.toBe(remote);
  expect(scripts.map(({ src }) => src)).toEqual(['http://localhost/remotes/finance/3.0.0/remoteEntry.js']);
});

it('refetches a rejected file past the cache before it is loaded again, by anybody', async () => {
  serveScripts('load');
  const refetched = noteRefetched();
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
  expect(refetched).toEqual([`/remotes/markets/2.4.0/${chunk} reload`]);
});

describe('preloading', () => {
  const links = () =>
    [...document.querySelectorAll('link')].map(({ href, rel, as, integrity, crossOrigin }) => {
      expect([rel, integrity, crossOrigin]).toEqual(['preload', hash, 'anonymous']);
      return `${as} ${new URL(href).pathname.replace('/remotes/finance/', '')}`;
    });
  const descriptorOf = (version: string, files: readonly string[]): RemoteDescriptor => ({
    name: 'finance',
    tabs: ['overview', 'finance_manager'],
    version,
    entry: `/remotes/finance/${version}/remoteEntry.js`,
    first: ['assets/expose.js'],
    tabFiles: { overview: ['assets/tab-overview.js', 'assets/tab-overview.css'] },
    integrity: Object.fromEntries(files.map((file) => [file, hash])),
    contract: 1,
  });
  const all = ['remoteEntry.js', 'assets/expose.js', 'assets/tab-overview.js', 'assets/tab-overview.css'];

  it('includes all files for the first rendering of a tab, each once', () => {
    preloadFiles(descriptorOf('4.0.0', all), 'overview');
    preloadFiles(descriptorOf('4.0.0', all), 'overview');
    expect(links()).toEqual([
      'script 4.0.0/remoteEntry.js',
      'script 4.0.0/assets/expose.js',
      'script 4.0.0/assets/tab-overview.js',
      'style 4.0.0/assets/tab-overview.css',
    ]);
  });

  it('excludes files of other tabs', () => {
    preloadFiles(descriptorOf('4.1.0', all), 'finance_manager');
    expect(links()).toEqual(['script 4.1.0/remoteEntry.js', 'script 4.1.0/assets/expose.js']);
  });

  it('excludes files without a hash', () => {
    preloadFiles(descriptorOf('4.2.0', ['assets/expose.js']), 'overview');
    expect(links()).toEqual(['script 4.2.0/assets/expose.js']);
  });
});
