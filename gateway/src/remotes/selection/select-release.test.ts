import { randomUUID } from 'node:crypto';
import type { CurrentRollout } from '@plaza/contracts/internal/registry';
import type { Role } from '@plaza/contracts/roles';
import { rolloutFixture } from '../../testing/rollout-fixture';
import { StoredReleases } from '../../testing/stored-releases';
import { type IsAdmitted, selectRelease, type Visitor } from './select-release';

const stored = new StoredReleases();
const rolloutOf = (changes: Partial<CurrentRollout> = {}, version = '1.1.0') =>
  rolloutFixture(stored.add('finance', version), { weight: 10, ...changes });
const visitor = (role: Role | null = 'user', isAdministrator = false): Visitor => ({
  id: randomUUID(),
  role,
  isAdministrator,
});
const nobodyIsAdmitted: IsAdmitted = () => false;
const kindFor = async (rollout: CurrentRollout, who: Visitor | undefined, isAdmitted = nobodyIsAdmitted) =>
  (await selectRelease({ rollout }, who, isAdmitted)).kind;
const isIn = async (rollout: CurrentRollout, who: Visitor) => (await kindFor(rollout, who)) === 'rollout';

const people = Array.from({ length: 10_000 }, (_, index) => ({ ...visitor(), id: `person ${index}` }));
async function thoseIn(rollout: CurrentRollout): Promise<Set<string>> {
  const given = await Promise.all(people.map(async (who) => ((await isIn(rollout, who)) ? [who.id] : [])));
  return new Set(given.flat());
}

test('10 % of 10,000 visitors are 1,000, the same on every request', async () => {
  const first = await thoseIn(rolloutOf());
  expect(Math.abs(first.size - 1000)).toBeLessThanOrEqual(100);
  expect(await thoseIn(rolloutOf())).toEqual(first);
});

test('raising the percentage removes nobody', async () => {
  let before = new Set<string>();
  for (const weight of [0, 1, 5, 25, 100]) {
    const now = await thoseIn(rolloutOf({ weight }));
    expect([...before].filter((person) => !now.has(person))).toEqual([]);
    before = now;
  }
  expect(before.size).toBe(10_000);
});

test('each release is given to other visitors first', async () => {
  const [one, other] = [await thoseIn(rolloutOf()), await thoseIn(rolloutOf({}, '1.2.0'))];
  const both = [...one].filter((person) => other.has(person));
  expect(both.length).toBeLessThan(200);
});

test('a rollout for some roles reaches their share, and administrators', async () => {
  const rollout = rolloutOf({ weight: 100, roles: ['contractor'] });
  expect(await kindFor(rollout, visitor('contractor'))).toBe('rollout');
  expect(await kindFor(rollout, visitor('user'))).toBe('stable');
  expect(await kindFor(rollout, visitor('user', true))).toBe('rollout');
  expect(await kindFor(rollout, visitor(null))).toBe('stable');
});

test("the first step reaches only administrators and the remote's team", async () => {
  const member = visitor();
  const rollout = rolloutOf({ weight: 0, team: [member.id] });
  expect(await kindFor(rollout, member)).toBe('rollout');
  expect(await kindFor(rollout, visitor('admin_low', true))).toBe('rollout');
  expect((await thoseIn(rollout)).size).toBe(0);
});

describe('before a release is known to be good', () => {
  const early = rolloutOf({ weight: 100, isOpen: false, room: 5 });

  test('only admitted visitors get it, including administrators', async () => {
    expect(await kindFor(early, visitor())).toBe('stable');
    expect(await kindFor(early, visitor('admin_high', true))).toBe('stable');
    expect(await kindFor(early, visitor(), () => true)).toBe('rollout');
  });

  test('no admission is requested for visitors outside the percentage', async () => {
    const isAdmitted = jest.fn(() => true);
    expect(await kindFor({ ...early, weight: 0 }, visitor(), isAdmitted)).toBe('stable');
    expect(await kindFor(early, visitor(null), isAdmitted)).toBe('stable');
    expect(isAdmitted).not.toHaveBeenCalled();
  });
});

test('before signing in, the browser has the place', async () => {
  const browsers = await Promise.all(people.map((who) => isIn(rolloutOf(), { ...who, role: null })));
  expect(Math.abs(browsers.filter(Boolean).length - 1000)).toBeLessThanOrEqual(100);
  expect(await kindFor(rolloutOf({ weight: 100 }), undefined)).toBe('stable');
});

test('a pin takes precedence over everything', async () => {
  const who = visitor();
  const release = stored.add('finance', '9.0.0');
  const pins = [{ person: who.id, release }];
  expect(await selectRelease({ rollout: rolloutOf({ weight: 100 }), pins }, who, nobodyIsAdmitted)).toEqual({
    kind: 'pin',
    release,
  });
  expect(await selectRelease({ pins }, visitor(), nobodyIsAdmitted)).toEqual({ kind: 'stable' });
});
