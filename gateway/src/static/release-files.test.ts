import type { KnownRelease } from '@plaza/contracts/internal/registry';
import { createLog } from '@plaza/service-kit/logging/log';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import { manifestOf } from '../testing/manifest';
import { ReleaseFiles } from './release-files';

const hash = (of: string) => `sha384-${of}`;
const script = Buffer.alloc(1000, 'x');
const manifest = Buffer.from(manifestOf());

const releaseOf = (version: string): KnownRelease => ({
  name: 'finance',
  version,
  contract: 1,
  tabs: ['overview'],
  manifest: 'mf-manifest.json',
  integrity: { 'mf-manifest.json': hash('manifest'), 'remoteEntry.3fa91c20.js': hash(version) },
});

/**
 * Room for two versions of a script and a manifest each; `loaded`: the versions whose scripts were fetched, in order.
 */
function openReleases() {
  const loaded: string[] = [];
  const log = createLog('gateway', 'silent');
  const warn = jest.spyOn(log, 'warn');
  const registry: { fault?: 'unavailable' | 'damaged' } = {};
  const releases = new ReleaseFiles(
    2 * (script.length + manifest.length),
    async (_name, version) => {
      if (version === '9.9.9') throw new Error('the registry answered 500');
      return releaseOf(version);
    },
    async (asked) => {
      if (registry.fault === 'unavailable') throw new RegistryUnavailable(`the file ${asked}`, new Error('no answer'));
      if (registry.fault === 'damaged') throw new Error('the registry has no such file');
      if (asked === hash('manifest')) return { identity: manifest };
      loaded.push(asked.replace('sha384-', ''));
      return { identity: script };
    },
    log,
  );
  const use = (version: string) => releases.find('finance', version, 'remoteEntry.3fa91c20.js');
  return { releases, use, loaded, registry, warn };
}

test('frequently used files stay in memory, whatever else is loaded', async () => {
  const { use, loaded } = openReleases();
  await use('1.0.0');
  await use('1.0.0');
  for (const other of ['2.0.0', '3.0.0', '4.0.0']) {
    await use(other);
    await use('1.0.0');
  }
  expect(loaded).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
});

describe('the file at a path', () => {
  const at = (version: string) => `/remotes/finance/${version}/remoteEntry.3fa91c20.js`;

  test('is found while its version is in memory', async () => {
    const { releases, use } = openReleases();
    expect(releases.loadedAt(at('1.0.0'))).toBeUndefined();
    const file = await use('1.0.0');
    expect(releases.loadedAt(at('1.0.0'))).toMatchObject({ release: { name: 'finance', version: '1.0.0' }, file });
    expect(releases.loadedAt(`${at('1.0.0')}.map`)).toBeUndefined();
    for (const other of ['2.0.0', '3.0.0']) await use(other);
    expect(releases.loadedAt(at('1.0.0'))).toBeUndefined();
    expect(releases.loadedAt(at('3.0.0'))).toBeDefined();
  });

  test('keeps its version in memory if it is used, and not if it is only found', async () => {
    const { releases, use, loaded } = openReleases();
    for (const version of ['1.0.0', '2.0.0']) await use(version);
    const first = releases.loadedAt(at('1.0.0'));
    await use('3.0.0');
    expect(releases.loadedAt(at('1.0.0'))).toBeUndefined();
    const second = releases.loadedAt(at('2.0.0'));
    expect(second && releases.use(second)).toBe(second?.file);
    await use('4.0.0');
    expect(releases.loadedAt(at('2.0.0'))).toBe(second);
    expect(first?.file.identity.body).toEqual(script);
    expect(loaded).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
  });

  test('does not put a version back that was removed while the permission of a caller was looked up', async () => {
    const { releases, use } = openReleases();
    for (const version of ['1.0.0', '2.0.0']) await use(version);
    const first = releases.loadedAt(at('1.0.0'));
    await use('3.0.0');
    expect(first && releases.use(first)).toBeDefined();
    for (const version of ['4.0.0', '5.0.0', '6.0.0']) await use(version);
    expect(['4.0.0', '5.0.0', '6.0.0'].filter((version) => releases.loadedAt(at(version)))).toEqual(['5.0.0', '6.0.0']);
  });
});

describe('during an outage of the registry', () => {
  const later = () => {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 1001);
  };
  afterEach(() => jest.restoreAllMocks());

  test('the first files of a version that is in memory no longer are still known', async () => {
    const { releases, use, registry } = openReleases();
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await use(version);
    registry.fault = 'unavailable';
    await expect(use('1.0.0')).rejects.toThrow(RegistryUnavailable);
    expect(await releases.firstFiles('finance', '1.0.0')).toMatchObject({ entry: 'remoteEntry.3fa91c20.js' });
  });

  test('a version is not refused, unless it was damaged before', async () => {
    const { releases, use, registry } = openReleases();
    registry.fault = 'unavailable';
    await expect(use('1.0.0')).rejects.toThrow(RegistryUnavailable);
    expect(releases.isRefused('finance', '1.0.0')).toBe(false);
    registry.fault = 'damaged';
    expect(await use('2.0.0')).toBeUndefined();
    later();
    registry.fault = 'unavailable';
    expect(await use('2.0.0')).toBeUndefined();
    expect(releases.isRefused('finance', '2.0.0')).toBe(true);
    later();
    delete registry.fault;
    expect(await use('2.0.0')).toBeDefined();
    expect(releases.isRefused('finance', '2.0.0')).toBe(false);
  });

  test('one warning names the release, and another one that of the next outage', async () => {
    const { use, registry, warn } = openReleases();
    for (let outage = 1; outage <= 2; outage++) {
      registry.fault = 'unavailable';
      for (let n = 0; n < 3; n++) {
        await expect(use(`${outage}.0.0`)).rejects.toThrow(RegistryUnavailable);
        await expect(use('4.0.0')).rejects.toThrow(RegistryUnavailable);
        later();
      }
      delete registry.fault;
      await use('4.0.0');
      for (const other of ['5.0.0', '6.0.0']) await use(other);
    }
    const named = warn.mock.calls.map(([fields]) => (fields as { release: string }).release);
    expect(named).toEqual(['finance/1.0.0', 'finance/4.0.0', 'finance/2.0.0', 'finance/4.0.0']);
  });

  test('the error names a release that cannot be looked up', async () => {
    await expect(openReleases().use('9.9.9')).rejects.toThrow('the release finance/9.9.9 cannot be looked up');
  });
});
