import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { createMix, mix } from './mix.mjs';

const people = ['ana', 'ben', 'cleo'].map((name) => ({
  token: `token-of-${name}`,
  conversation: `conversation-of-${name}`,
  account: `account-of-${name}`,
  expense: `expense-of-${name}`,
}));

const take = (count: number, from = 0) => {
  const next = createMix(people, from);
  return Array.from({ length: count }, next);
};

test('the shares are hundredths of the whole', () => {
  expect(mix.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

test('all its calls are in the contracts, and their bodies are valid', () => {
  const calls = [identityCalls, financeCalls, marketsCalls, marketplaceCalls, gatewayCalls].flatMap((area) =>
    Object.values<Call>(area),
  );
  for (const { method, path, body } of mix) {
    const shape = (text: string) => text.replace(/:\w+/, ':');
    const call = calls.find((one) => one.method === method && shape(one.path) === shape(path));
    expect([path, call?.path === undefined]).toEqual([path, false]);
    if (body) expect(call?.body?.safeParse(body(7)).error).toBeUndefined();
  }
});

test("of a hundred requests each call has its share, with the user's own values", () => {
  const hundred = take(100);
  expect(hundred.filter(({ path }) => path === '/api/v1/finance/metrics')).toHaveLength(6);
  const written = hundred.filter(({ method }) => method === 'PATCH');
  expect(written).toHaveLength(4);
  for (const { path, headers, body } of written) {
    const [, name] = /-of-(\w+)$/.exec(path) ?? [];
    expect(headers.authorization).toBe(`Bearer token-of-${name}`);
    expect(JSON.parse(body ?? '')).toEqual({
      [path.includes('accounts') ? 'balance' : 'monthlyAmount']: expect.any(String),
    });
  }
});

test('every user makes every call', () => {
  const who = take(300)
    .filter(({ path }) => path === '/api/v1/bookings/counts')
    .map(({ headers }) => headers.authorization);
  expect(new Set(who).size).toBe(people.length);
});

test('a continued load begins where the previous one ended', () => {
  const withoutIds = (requests: { path: string; headers: object }[]) =>
    requests.map(({ path, headers }) => ({ path, headers }));
  expect(withoutIds(take(5, 3))).toEqual(withoutIds(take(8).slice(3)));
});
