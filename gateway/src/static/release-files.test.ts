import type { KnownRelease } from '@plaza/contracts/internal/registry';
import { createLog } from '@plaza/service-kit/logging/log';
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
  const releases = new ReleaseFiles(
    2 * (script.length + manifest.length),
    async (_name, version) => releaseOf(version),
    async (asked) => {
      if (asked === hash('manifest')) return { identity: manifest };
      loaded.push(asked.replace('sha384-', ''));
      return { identity: script };
    },
    createLog('gateway', 'silent'),
  );
  const use = (version: string) => releases.find('finance', version, 'remoteEntry.3fa91c20.js');
  return { use, loaded };
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
