import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { schemasOfCall } from '@plaza/contracts/call-schemas';
import { financeCalls } from '@plaza/contracts/finance/calls';
import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import { builtPlatform, checkReleases } from './check-releases';

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-check-'));
  fs.mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  const provides = { contract: 1, shared: { react: '19.3.1' }, names: { '@plaza/ui': ['Button'] } };
  fs.writeFileSync(path.join(root, 'shell/dist/provides.json'), JSON.stringify(provides));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

const needs: LiveRelease['needs'] = {
  shared: { react: '^19.3.1' },
  names: { '@plaza/ui': ['Button'] },
  calls: [{ service: 'finance', ...schemasOfCall(financeCalls.loans) }],
};
const live: LiveRelease = { name: 'finance', version: '1.0.0', is: 'stable', contract: 1, needs };
const check = async (releases: LiveRelease[], ...parts: string[]) =>
  checkReleases(releases, await builtPlatform(root, parts));

test('a checkout breaks none of the releases that were built from it', async () => {
  expect(await check([live])).toEqual({ report: 'None of 1 live releases would be broken.', isBroken: false });
});

const gone = { ...needs, calls: [{ service: 'finance', route: 'GET /api/v1/finance/yachts' }] };
const renamed = { ...needs, names: { '@plaza/ui': ['Knob'] } };
const broken: LiveRelease[] = [
  { ...live, needs: gone },
  { ...live, name: 'markets', version: '2.0.0', is: 'rollout', needs: renamed },
];

test('lists each release that it would break, with everything that the release would lack', async () => {
  expect(await check([live, ...broken])).toEqual({
    report: [
      'finance 1.0.0 (stable) would lack:',
      '  GET /api/v1/finance/yachts is gone',
      'markets 2.0.0 (rollout) would lack:',
      '  @plaza/ui has no Knob',
    ].join('\n'),
    isBroken: true,
  });
});

test('checks only the parts that are about to be deployed', async () => {
  expect((await check(broken, 'shell')).report).not.toContain('yachts');
  expect((await check(broken, 'finance')).report).not.toContain('Knob');
  expect(await check(broken, 'identity')).toMatchObject({ isBroken: false });
});

test('lists releases of older builds, which break nothing', async () => {
  const { needs: _, ...silent } = live;
  const { report, isBroken } = await check([{ ...silent, is: 'previous' }]);
  expect(report).toContain('their builds did not declare them: finance 1.0.0 (previous)');
  expect(isBroken).toBe(false);
});

test('rejects unknown parts and parts that are not built', async () => {
  await expect(check([live], 'payments')).rejects.toThrow('payments is not one of them');
  await expect(builtPlatform('/nowhere', [])).rejects.toThrow('the shell is not built');
  await expect(builtPlatform('/nowhere', ['finance'])).resolves.toBeDefined();
});
