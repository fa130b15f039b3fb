import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { liveFixture, remoteFixture, rolloutFixture } from '../testing/remote-state';
import { type Answer, type ScriptedRegistry, startScriptedRegistry } from '../testing/scripted-registry';
import { rollOut, rollOutBuilt } from './roll-out';

const hash = `sha384-${'A'.repeat(64)}`;
const rollout = { name: 'finance', options: {}, command: 'npm run release -- finance' };
const live = (versions: Parameters<typeof liveFixture>[0]): Answer => ({ body: liveFixture(versions) });

let registry: ScriptedRegistry;
let root: string;
beforeEach(async () => {
  registry = await startScriptedRegistry();
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-roll-out-'));
  const integrity = { 'mf-manifest.json': hash, 'remoteEntry.0a1b2c3d.js': hash };
  const about = { contract: 1, federation: '2.9.2', tabs: ['overview'], manifest: 'mf-manifest.json', integrity };
  fs.mkdirSync(path.join(root, 'mfe-finance/dist'), { recursive: true });
  const release = JSON.stringify({ name: 'finance', version: '1.1.0', ...about });
  fs.writeFileSync(path.join(root, 'mfe-finance/dist/release.json'), release);
  registry.answers['POST remotes/finance/missing'] = { body: { missing: [] } };
  registry.answers['POST remotes/finance/releases'] = { body: {} };
  registry.answers['POST remotes/finance/rollout'] = {
    body: remoteFixture({ rollout: rolloutFixture({ weight: 0 }) }),
  };
});
afterEach(async () => {
  await registry.stop();
  fs.rmSync(root, { recursive: true });
});

const isThere = (answer: boolean) => {
  registry.answers['GET remotes/finance/releases/1.1.0/subsets'] = answer
    ? { body: [] }
    : { status: 404, code: 'release_not_found' };
};
const calls = () => registry.heard.map(({ call }) => call.replace('remotes/finance/', ''));

it('uploads a new build and begins its rollout', async () => {
  registry.answers['GET live-releases'] = live({ stable: '1.0.0' });
  isThere(false);
  const [said, ...commands] = await rollOutBuilt(root, rollout, registry.target);
  expect(said).toBe('finance 1.1.0 is rolled out to administrators (running); everybody else has 1.0.0');
  expect(commands).toContain('To roll it back: npm run release -- finance back 1.1.0');
  expect(calls().slice(2)).toEqual(['POST missing', 'POST releases', 'POST rollout']);
});

test.each([
  [
    'everybody has',
    { stable: '1.1.0', previous: '1.0.0' },
    'finance 1.1.0 is released already; there is nothing to do',
  ],
  [
    'is on its way',
    { stable: '1.0.0', rollout: '1.1.0' },
    'finance 1.1.0 is being rolled out already; there is nothing to do',
  ],
])('does nothing for a build that %s', async (_what, versions, sentence) => {
  registry.answers['GET live-releases'] = live(versions);
  expect(await rollOutBuilt(root, rollout, registry.target)).toEqual([sentence]);
  expect(calls()).toEqual(['GET live-releases']);
});

it('releases a build that was rolled back only if its version is named', async () => {
  registry.answers['GET live-releases'] = live({ stable: '1.0.0' });
  isThere(true);
  const options = { to: 5, roles: ['user' as const, 'contractor' as const], subsets: { finance: 'canary' } };
  await expect(rollOutBuilt(root, { ...rollout, options }, registry.target)).rejects.toThrow(
    'To roll it out again, name its version:\n' +
      '  npm run release -- finance 1.1.0 --rollout --to 5% --roles user,contractor --subset finance=canary',
  );
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  await rollOut('1.1.0', rollout, registry.target);
  expect(calls().at(-1)).toBe('POST rollout');
});

it('uploads nothing while another release is being rolled out, so that the same command works afterwards', async () => {
  registry.answers['GET live-releases'] = live({ stable: '1.0.0', rollout: '1.0.9' });
  await expect(rollOutBuilt(root, rollout, registry.target)).rejects.toThrow('finance 1.0.9 is being rolled out');
  expect(calls()).toEqual(['GET live-releases']);
});

it('lets the registry refuse the very first release', async () => {
  registry.answers['GET live-releases'] = live({});
  registry.answers['POST remotes/finance/rollout'] = { status: 409, code: 'nothing_released' };
  for (const _try of [1, 2]) {
    await expect(rollOutBuilt(root, rollout, registry.target)).rejects.toThrow('nothing_released');
  }
});

test.each([
  ['already_current', '1.1.0', 'is released already'],
  ['rollout_under_way', '1.1.0', 'is being rolled out already'],
])('treats %s of the same release as success, as after a lost response', async (code, version, words) => {
  registry.answers['POST remotes/finance/rollout'] = { status: 409, code };
  registry.answers['GET remotes/finance'] = { body: remoteFixture({ rollout: rolloutFixture({ version }) }) };
  expect((await rollOut('1.1.0', rollout, registry.target)).join()).toContain(words);
});

it('reports an error if another release is being rolled out, or if the service refuses for another reason', async () => {
  const rolledOut = rolloutFixture({ version: '1.0.9' });
  registry.answers['GET remotes/finance'] = { body: remoteFixture({ rollout: rolledOut }) };
  registry.answers['POST remotes/finance/rollout'] = [
    { status: 409, code: 'rollout_under_way' },
    { status: 409, code: 'needs_missing' },
  ];
  await expect(rollOut('1.1.0', rollout, registry.target)).rejects.toThrow('rollout_under_way');
  await expect(rollOut('1.1.0', rollout, registry.target)).rejects.toThrow('needs_missing');
});

it('reports why the rollout was refused even if the state of the remote cannot be read', async () => {
  registry.answers['POST remotes/finance/rollout'] = { status: 409, code: 'rollout_under_way' };
  registry.answers['GET remotes/finance'] = { status: 403, code: 'deploy_token_lacks_verb' };
  await expect(rollOut('1.1.0', rollout, registry.target)).rejects.toThrow('rollout_under_way');
});

it('reports that nothing is built', async () => {
  await expect(rollOutBuilt(root, { ...rollout, name: 'markets' }, registry.target)).rejects.toThrow(
    'mfe-markets/dist contains no release: it is not built',
  );
});
