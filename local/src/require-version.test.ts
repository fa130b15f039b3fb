import type { MoveRequest } from './release-request';
import { requireVersion } from './require-version';
import { liveFixture } from './testing/remote-state';
import { type ScriptedRegistry, startScriptedRegistry } from './testing/scripted-registry';

const command = 'npm run release -- finance';
let registry: ScriptedRegistry;
beforeEach(async () => {
  registry = await startScriptedRegistry();
});
afterEach(() => registry.stop());

const ask = (request: Omit<MoveRequest, 'name'>) =>
  requireVersion({ name: 'finance', ...request }, registry.target, command);

test.each<[Omit<MoveRequest, 'name'>]>([
  [{ verb: 'back', version: '1.1.0' }],
  [{ verb: 'abort', version: '1.1.0' }],
  [{ verb: 'promote', version: '1.1.0' }],
  [{ verb: 'step', version: '1.1.0', at: 0 }],
  [{ verb: 'pause' }],
  [{ verb: 'resume' }],
])('%j says enough, and nobody is asked', async (request) => {
  await ask(request);
  expect(registry.heard).toEqual([]);
});

const rollout = { stable: '1.0.0', rollout: '1.1.0' };
const released = { stable: '1.1.0', previous: '1.0.0' };

test.each<[Omit<MoveRequest, 'name'>, Parameters<typeof liveFixture>[0], string]>([
  [
    { verb: 'back' },
    released,
    `back takes the release that it is for, as somebody may have been first.\nEverybody has finance 1.1.0. To take it back, so that everybody has 1.0.0 again:\n  ${command} back 1.1.0`,
  ],
  [
    { verb: 'back' },
    rollout,
    `finance 1.1.0 is in a rollout, everybody else has 1.0.0. To take it back:\n  ${command} back 1.1.0`,
  ],
  [{ verb: 'back' }, { stable: '1.0.0' }, 'Everybody has finance 1.0.0, and there is nothing before it to go back to.'],
  [{ verb: 'back' }, {}, 'Nobody has a release of finance.'],
  [{ verb: 'abort' }, rollout, `  ${command} abort 1.1.0`],
  [{ verb: 'promote' }, rollout, `  ${command} promote 1.1.0`],
  [{ verb: 'step', version: '1.1.0' }, rollout, `  ${command} step 1.1.0 --at <percentage that have it>`],
  [{ verb: 'step' }, released, 'No release of finance is in a rollout.'],
])('%j while people have %j is answered with how it stands and the command', async (request, live, words) => {
  registry.answers['GET live-releases'] = { body: liveFixture(live) };
  await expect(ask(request)).rejects.toThrow(words);
});

it('says where it stands to a token that may not ask', async () => {
  registry.answers['GET live-releases'] = { status: 403, code: 'deploy_token_other_verb' };
  await expect(ask({ verb: 'back' })).rejects.toThrow(
    `Admin Panel → Releases, and where it was released.\n  ${command} back <version>`,
  );
  registry.answers['GET live-releases'] = { status: 403, code: 'deploy_token_revoked' };
  await expect(ask({ verb: 'back' })).rejects.toThrow('deploy_token_revoked');
});
