import { randomUUID } from 'node:crypto';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import { positionOf } from '@plaza/service-kit/releases/rollout-position';
import { OutcomeModel } from '../outcomes/outcome.model';
import { takeOutcome } from '../outcomes/take-outcome';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import { current, openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance, somebody } from '../testing/rollout';
import { type JudgeDependencies, judgeRemote } from './judge-remote';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { start, move, prepare, report, reportByMany, pass, state, given, change } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
  await start();
  registry.acts.length = 0;
});
afterAll(() => registry.close());

const stable = { version: '1.0.0' };
const rollout = async () => (await state()).rollout;
const actions = () => registry.acts.map((act) => (act as { action: string }).action);
const returned = { current: '1.0.0', rollout: null, pastRollouts: [{ version: '1.1.0', end: 'returned' }] };

describe('a bad release', () => {
  test('is rolled back by its third user, with the evidence in the audit, and browsers are notified', async () => {
    await reportByMany(8, 'ok', stable);
    await reportByMany(2, 'crashed');
    expect((await rollout())?.outcomes).toEqual({ good: 0, bad: 2 });
    await report(somebody(registry), 'load_failed', { trace: 'trace-7', loadMs: 4000 });
    expect(await state()).toMatchObject(returned);
    expect(registry.acts).toMatchObject([
      {
        action: 'release.return',
        by: 'Rollout',
        actor: null,
        before: { version: '1.1.0' },
        after: {
          version: '1.0.0',
          because: 'row',
          outcomes: { good: 0, bad: 3 },
          likelihood: expect.closeTo(6.9, 1),
          stableNow: { good: 8, bad: 0 },
          trace: 'trace-7',
        },
      },
    ]);
    expect(registry.events).toMatchObject([
      { type: 'remotes.changed', to: { everyone: true }, payload: { version: '1.0.0' } },
    ]);
    expect(await given()).not.toHaveProperty('rollout');
  });

  test.each(['paused', 'held'] as const)('is rolled back if the rollout is %s, too', async (at) => {
    await change({ state: at });
    await reportByMany(3, 'errored');
    expect(await state()).toMatchObject(returned);
  });

  test('is rolled back within a day after everybody got it, and not later', async () => {
    await move('promote');
    await pass(23 * 60);
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ ...returned, previous: null });
    await start();
    await move('promote');
    await pass(24 * 60);
    await reportByMany(5, 'crashed');
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: null });
  });

  test('is rolled back if the only two users both fail, after the time of the step', async () => {
    registry.people.online = { user: 40, admin_high: 2 };
    await reportByMany(1, 'crashed');
    await reportByMany(1, 'load_failed');
    await pass();
    expect(await rollout()).toMatchObject({ outcomes: { good: 0, bad: 2 } });
    await pass(1);
    expect(await state()).toMatchObject(returned);
    expect(registry.acts.at(-1)).toMatchObject({ action: 'release.return', after: { because: 'few' } });
  });

  test.each<[what: string, administrators: number, outcomes: OutcomeKind[], stable: OutcomeKind | null]>([
    ['one fails of one', 1, ['load_failed'], null],
    ['two fail of three', 3, ['load_failed', 'load_failed'], null],
    ['both have it loaded', 2, ['errored', 'errored'], null],
    ['stable fails, too', 2, ['load_failed', 'load_failed'], 'errored'],
  ])('is held if %s', async (_what, administrators, outcomes, ofStable) => {
    registry.people.online = { user: 40, admin_high: administrators };
    for (const outcome of outcomes) await reportByMany(1, outcome);
    if (ofStable) await reportByMany(1, ofStable, stable);
    await pass(1);
    expect(await rollout()).toMatchObject({ state: 'running', weight: 0 });
  });

  test('is kept if everybody has it and other remotes of its services fail equally; otherwise it is rolled back', async () => {
    const needs = JSON.stringify({
      shared: {},
      names: {},
      calls: [{ service: 'finance', route: 'GET /api/v1/finance/loans' }],
    });
    const { _id, ...finance } = await ReleaseModel.findOne({ version: '1.1.0' }).orFail().lean();
    await ReleaseModel.create({ ...finance, name: 'markets', tabs: [], needs });
    await ReleaseModel.collection.updateOne({ name: 'finance', version: '1.1.0' }, { $set: { needs } });
    await registry.deployer.put(current('markets'), { version: '1.1.0' });
    await move('promote');
    const markets = await RemotePointerModel.findById('markets').orFail().lean();
    const fellows = Array.from({ length: 20 }, () => {
      const person = somebody(registry);
      const report = { remote: 'markets', version: '1.1.0', outcome: 'crashed', person, isSignedIn: true } as const;
      return takeOutcome(report, markets, registry.clock.now);
    });
    await Promise.all(fellows);
    await pass();
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: { state: 'watched' } });
    await pass(30);
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject(returned);
  });

  test('is rolled back by the statistical test despite good outcomes in between', async () => {
    for (const outcome of ['crashed', 'ok', 'errored', 'ok', 'fell_back', 'ok', 'load_failed'] as const) {
      await report(somebody(registry), outcome);
    }
    expect(registry.acts.at(-1)).toMatchObject({ action: 'release.return', after: { because: 'test' } });
  });

  test('is not hidden by later outcomes, however late it is judged', async () => {
    const log = { info: jest.fn(), warn: jest.fn() };
    registry.people.isIdentityUp = false; // outcomes wait
    await reportByMany(3, 'crashed');
    await reportByMany(10, 'ok');
    expect((await rollout())?.outcomes).toEqual({ good: 0, bad: 0 });
    registry.people.isIdentityUp = true;
    const now = () => registry.clock.now;
    const accounts = { of: async () => registry.people.since };
    await judgeRemote('finance', { accounts, online: { byRole: null }, now, log });
    expect(await state()).toMatchObject(returned);
  });
});

describe('a good release', () => {
  test('is kept if stable fails equally at the same time, as their service is broken', async () => {
    await reportByMany(12, 'errored', stable);
    await reportByMany(6, 'errored');
    expect(await rollout()).toMatchObject({
      state: 'running',
      outcomes: { good: 0, bad: 6 },
      stable: { good: 0, bad: 12 },
    });
    expect(actions()).toEqual([]);
  });

  test('is rolled back if stable has recovered and it has not', async () => {
    await reportByMany(12, 'errored', stable);
    await reportByMany(3, 'errored');
    registry.clock.now = new Date(registry.clock.now.getTime() + 11 * 60_000);
    await reportByMany(12, 'ok', stable);
    await reportByMany(3, 'errored');
    expect(await state()).toMatchObject(returned);
  });

  test('advances although stable is bad', async () => {
    await reportByMany(20, 'crashed', stable);
    await reportByMany(80, 'ok', stable);
    await reportByMany(40, 'ok');
    await reportByMany(2, 'crashed');
    await reportByMany(23, 'ok');
    await pass(1);
    expect(await rollout()).toMatchObject({ weight: 1, outcomes: { good: 63, bad: 2 } });
  });

  test('advances to everybody automatically, a minute and 65 users per step', async () => {
    for (const weight of [1, 5, 25, 100]) {
      await OutcomeModel.deleteMany({});
      await reportByMany(65, 'ok');
      await pass(1);
      expect(await rollout()).toMatchObject({ weight, isOpen: true });
    }
    expect(await state()).toMatchObject({ current: '1.1.0', previous: '1.0.0', rollout: { state: 'watched' } });
    expect(registry.acts).toMatchObject([
      { action: 'release.switch', by: 'Rollout', after: { outcomes: { good: 260 } } },
    ]);
    expect(registry.events).toHaveLength(1);
  });
});

describe('an outcome', () => {
  test('counts once per user, and the worst one counts', async () => {
    const [one, other] = [somebody(registry), somebody(registry)];
    for (const outcome of ['ok', 'ok', 'ok'] as const) await report(one, outcome);
    for (const outcome of ['crashed', 'ok', 'errored'] as const) await report(other, outcome);
    expect((await rollout())?.outcomes).toEqual({ good: 1, bad: 1 });
    for (const outcome of ['crashed', 'ok', 'crashed'] as const) await report(one, outcome);
    expect((await rollout())?.outcomes).toEqual({ good: 0, bad: 2 });
  });

  test('counts once if several windows report it concurrently', async () => {
    const person = somebody(registry);
    await Promise.all(Array.from({ length: 8 }, (_, index) => report(person, index % 2 ? 'ok' : 'crashed')));
    await pass();
    expect((await rollout())?.outcomes).toEqual({ good: 0, bad: 1 });
  });

  test('of a release that is neither in the rollout nor stable is ignored', async () => {
    await reportByMany(5, 'crashed', { version: '1.2.0' });
    expect(await OutcomeModel.countDocuments()).toBe(0);
    await move('abort');
    await reportByMany(5, 'crashed');
    expect(await OutcomeModel.countDocuments()).toBe(0);
  });

  test('contains no user once it is judged', async () => {
    const person = somebody(registry);
    await report(person, 'ok');
    expect(JSON.stringify(await OutcomeModel.find().lean())).not.toContain(person);
  });

  test('of an earlier rollout of the same release is ignored', async () => {
    await reportByMany(2, 'crashed');
    await move('abort');
    await start();
    await reportByMany(1, 'crashed');
    expect((await rollout())?.outcomes).toEqual({ good: 0, bad: 1 });
  });
});

describe('forged outcomes', () => {
  test('of a thousand new accounts do not roll a release back, and the audit records it once', async () => {
    await reportByMany(5, 'ok');
    for (let batch = 0; batch < 20; batch++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => report(somebody(registry, -1), 'crashed')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    await pass(1);
    expect(await rollout()).toMatchObject({ outcomes: { good: 5, bad: 0 }, unproven: { good: 0, bad: 1000 } });
    expect(registry.acts).toMatchObject([
      {
        action: 'rollout.suspicion',
        after: { version: '1.1.0', ofNewAccountsAndVisitors: { good: 0 }, outcomes: { good: 5, bad: 0 } },
      },
    ]);
  });

  test('from before signing in decide nothing either, bad or good', async () => {
    await reportByMany(20, 'crashed', { isSignedIn: false });
    await reportByMany(70, 'ok', { isSignedIn: false });
    await pass(1);
    expect(await rollout()).toMatchObject({ weight: 0, isOpen: false, outcomes: { good: 0, bad: 0 } });
  });

  test('of stable by new accounts do not protect a bad release', async () => {
    for (let index = 0; index < 12; index++) await report(somebody(registry, -1), 'crashed', stable);
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject(returned);
  });
});

describe('users who began to load it and reported nothing', () => {
  const begin = (count: number, daysAgo = 365) =>
    Promise.all(Array.from({ length: count }, () => report(somebody(registry, daysAgo), 'begun')));

  test('are counted after half a minute, hold the rollout and are in the audit once, and cause no rollback', async () => {
    await begin(4);
    await pass();
    expect(await rollout()).toMatchObject({ silent: 0, weight: 0 });
    await reportByMany(12, 'ok');
    await pass(2);
    expect(await rollout()).toMatchObject({ silent: 4, weight: 0, state: 'running', outcomes: { good: 12, bad: 0 } });
    expect(registry.acts).toMatchObject([
      { action: 'rollout.silence', before: null, after: { version: '1.1.0', silent: 4 } },
    ]);
    await pass(5);
    expect(actions()).toEqual(['rollout.silence']);
    await reportByMany(150, 'ok'); // who come through outweigh them
    await pass();
    expect(await rollout()).toMatchObject({ silent: 4, weight: 1 });
  });

  test('are no longer counted after they report, early or late', async () => {
    const [early, late] = [somebody(registry), somebody(registry)];
    await report(early, 'ok');
    await report(early, 'begun');
    await report(late, 'begun');
    await pass(1);
    expect((await rollout())?.silent).toBe(1);
    await report(late, 'ok');
    await pass();
    expect((await rollout())?.silent).toBe(0);
  });

  test('do not include new accounts and visitors, and are counted later if identity does not answer', async () => {
    await begin(5, -1);
    await report(somebody(registry), 'begun', { isSignedIn: false });
    await begin(1);
    registry.people.isIdentityUp = false;
    await pass(1);
    expect((await rollout())?.silent).toBe(0);
    registry.people.isIdentityUp = true;
    await pass();
    expect((await rollout())?.silent).toBe(1);
  });
});

test('failures are counted by kind, and the render time is shown beside that of stable', async () => {
  await reportByMany(9, 'ok', { loadMs: 400, vitals: { lcp: 900, cls: 0.02 } });
  await reportByMany(1, 'crashed');
  await reportByMany(5, 'ok', { loadMs: 500 });
  await reportByMany(1, 'load_failed', { loadMs: 3000 });
  await reportByMany(3, 'ok', { ...stable, loadMs: 300 });
  expect(await rollout()).toMatchObject({
    troubles: { crashed: 1, load_failed: 1 },
    speeds: { release: { loadMs: 400, lcpMs: 900 }, stable: { loadMs: 300, lcpMs: null } },
  });
});

describe('admission', () => {
  const admit = async (person: string, version = '1.1.0', gateway = registry.neighbour) => {
    const answer = await gateway.post<{ isAdmitted: boolean }>('/internal/admissions', {
      remote: 'finance',
      version,
      person,
    });
    return answer.body.isAdmitted;
  };

  test('is limited to ten users at a time, however many gateways request it concurrently', async () => {
    const people = Array.from({ length: 30 }, () => somebody(registry));
    const another = await registry.openAnother();
    const asked = people.map((person, index) =>
      index % 2 ? admit(person) : admit(person, '1.1.0', another.neighbour),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(10);
    await another.close();
    const { length } = (await RemotePointerModel.findById('finance').lean())?.rollout?.admitted ?? [];
    expect(length).toBe(10);
    expect(await admit(somebody(registry))).toBe(false);
  });

  test('is extended after good outcomes, and to everybody once the release is known to be good', async () => {
    const people = Array.from({ length: 10 }, () => somebody(registry));
    for (const person of people) expect(await admit(person)).toBe(true);
    expect((await given())?.rollout?.admitted).toContain(
      positionOf({ visitorId: people[0] ?? '', remote: 'finance', version: '1.1.0' }).key,
    );
    const late = somebody(registry);
    expect(await admit(late)).toBe(false);
    await report(people[0] ?? '', 'ok');
    expect([await admit(late), await admit(late), await admit(somebody(registry))]).toEqual([true, true, false]);
    await reportByMany(64, 'ok');
    expect((await given())?.rollout).toMatchObject({ isOpen: true, admitted: [] });
    expect(await admit(somebody(registry))).toBe(true);
  });

  test('is 2 % of the users online if that is more', async () => {
    registry.people.online = { user: 990, admin_high: 10 };
    await pass();
    expect((await given())?.rollout?.room).toBe(20);
  });

  test('excludes new accounts and other releases, and admits nobody while identity is down', async () => {
    expect(await admit(somebody(registry, -1))).toBe(false);
    expect(await admit(randomUUID())).toBe(false);
    expect(await admit(somebody(registry), '1.2.0')).toBe(false);
    registry.people.isIdentityUp = false;
    expect(
      (
        await registry.neighbour.post('/internal/admissions', {
          remote: 'finance',
          version: '1.1.0',
          person: somebody(registry),
        })
      ).status,
    ).toBe(500);
  });
});

describe('during failures', () => {
  const dependencies = (): JudgeDependencies => ({
    accounts: { of: async () => registry.people.since },
    online: { byRole: { user: 400, admin_high: 100 } },
    now: () => registry.clock.now,
    log: { info: jest.fn(), warn: jest.fn() },
  });

  test('a registry that died after writing the evidence counts no outcome twice', async () => {
    await reportByMany(2, 'ok');
    // As it died: in the evidence, and not marked. Meanwhile one of the two has crashed.
    const { tallied } = (await RemotePointerModel.findById('finance').lean())?.rollout ?? {};
    expect(tallied?.good).toHaveLength(2);
    await OutcomeModel.updateMany({ _id: { $in: [...(tallied?.good ?? [])] } }, { $set: { isWaiting: true } });
    await OutcomeModel.updateOne({ _id: tallied?.good[0] ?? '' }, { $set: { isBad: true, outcome: 'crashed' } });
    await pass();
    await pass();
    expect((await rollout())?.outcomes).toEqual({ good: 1, bad: 1 });
  });

  test('a registry that died before announcing a rollback leaves that to the next one', async () => {
    const mute = await registry.openAnother({ flushOutbox: async () => undefined });
    for (let index = 0; index < 3; index++) {
      const outcome = {
        remote: 'finance',
        version: '1.1.0',
        outcome: 'crashed',
        person: somebody(registry),
        isSignedIn: true,
      };
      await mute.neighbour.post('/internal/outcomes', outcome);
    }
    await mute.close();
    await registry.relay.flush();
    expect(actions()).toEqual(['release.return']);
    expect(registry.events).toHaveLength(1);
  });

  test('outcomes whose registry died before judging are judged in the next round', async () => {
    registry.people.isIdentityUp = false;
    await reportByMany(3, 'crashed');
    expect(await rollout()).not.toBeNull();
    registry.people.isIdentityUp = true;
    await pass();
    expect(await state()).toMatchObject(returned);
  });

  test('one of many registries that judge concurrently rolls back, once', async () => {
    registry.people.isIdentityUp = false;
    await reportByMany(3, 'crashed');
    registry.people.isIdentityUp = true;
    await Promise.all(Array.from({ length: 5 }, () => judgeRemote('finance', dependencies())));
    await registry.relay.flush();
    expect(actions()).toEqual(['release.return']);
    expect(await state()).toMatchObject(returned);
  });

  test('one of many concurrent rounds takes the step', async () => {
    await reportByMany(65, 'ok');
    registry.clock.now = new Date(registry.clock.now.getTime() + 60_000);
    await Promise.all(Array.from({ length: 5 }, () => judgeRemote('finance', dependencies())));
    expect((await rollout())?.weight).toBe(1);
  });

  test.each([
    ['no gateway answers', {}],
    ['Redis is down', new Error('connect ECONNREFUSED')],
  ])('while %s no rollout advances, and a bad release is still rolled back', async (_what, online) => {
    await reportByMany(65, 'ok');
    registry.people.online = online;
    await pass(10);
    expect((await rollout())?.weight).toBe(0);
    registry.people.online = { user: 500 };
    await pass();
    expect((await rollout())?.weight).toBe(1);
    registry.people.online = online;
    await reportByMany(3, 'crashed');
    await pass();
    expect(await state()).toMatchObject(returned);
  });

  test('without outcomes it stays at its step, and waits for an administrator', async () => {
    await pass(30);
    expect(await rollout()).toMatchObject({ weight: 0, isWaitingForPeople: true });
  });

  test('a clock that jumps a month ahead advances nothing without outcomes, and a bad release is still rolled back', async () => {
    await pass(30 * 24 * 60);
    expect(await rollout()).toMatchObject({ weight: 0, outcomes: { good: 0, bad: 0 } });
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject(returned);
  });

  test('a clock that jumps back by a day causes delays and no errors', async () => {
    await reportByMany(65, 'ok');
    await pass(-24 * 60);
    expect((await rollout())?.weight).toBe(0);
    await pass(1);
    expect((await rollout())?.weight).toBe(1);
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject(returned);
  });
});
