import { RecentRevocations } from './recent-revocations';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('a session revoked since a request began is reported, but not for a later request or another session', () => {
  const revocations = new RecentRevocations();
  revocations.add(['one']);
  expect([revocations.isSince('one', now - 10), revocations.isSince('other', now - 10)]).toEqual([true, false]);
  expect(revocations.isSince('one', now + 1)).toBe(false);
});

test('the latest of several revocations counts, and is forgotten after a minute', () => {
  const revocations = new RecentRevocations();
  revocations.add(['one', 'two']);
  now += 40_000;
  revocations.add(['one']);
  now += 40_000;
  revocations.add(['three']);
  expect(revocations.isSince('one', now - 60_000)).toBe(true);
  expect(revocations.isSince('two', now - 90_000)).toBe(false);
});

test('after a gap in events, every session is reported', () => {
  const revocations = new RecentRevocations();
  expect(revocations.isSince('one', now)).toBe(false);
  revocations.addAll();
  expect([revocations.isSince('one', now), revocations.isSince('one', now + 1)]).toEqual([true, false]);
});
