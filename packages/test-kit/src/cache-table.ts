import type { Calls } from '@plaza/contracts/call';
import type { Role } from '@plaza/contracts/roles';
import { roleThatMay, send } from './authorization-table';
import type { Client } from './http';

/** A service, and its calls with the same response for all users. */
export interface CacheTable {
  readonly calls: Calls;
  readonly clientFor: (role: Role | undefined) => Client;
  /**
   * The calls whose responses browsers may cache; none by default. Listed by hand, so that a mistake in a contract
   * cannot let them cache personal data unnoticed.
   */
  readonly sameForAll?: readonly string[];
}

/** Declares tests that check the cache headers of every call, both with a permitted role and without a session. */
export function testCacheHeaders({ calls, clientFor, sameForAll = [] }: CacheTable): void {
  const rows = Object.entries(calls).map(([name, made]) => ({ name, made }));
  const own = rows.filter(({ name }) => !sameForAll.includes(name));
  const shared = rows.filter(({ name }) => sameForAll.includes(name));

  test('the contract declares which answers are the same for all callers', () => {
    expect(rows.filter(({ made }) => made.sameForAll).map(({ name }) => name)).toEqual(shared.map(({ name }) => name));
    expect(shared).toHaveLength(sameForAll.length);
  });

  if (own.length > 0) {
    test.each(own)('the answer of $name is not cacheable', async ({ made }) => {
      for (const client of [clientFor(roleThatMay(made)), clientFor(undefined)]) {
        expect((await send(made, client)).headers.get('cache-control')).toBe('no-store');
      }
    });
  }

  if (shared.length > 0) {
    test.each(shared)('the answer of $name is cacheable, and revalidated by its ETag', async ({ made }) => {
      const { status, headers } = await send(made, clientFor(roleThatMay(made)));
      expect(headers.get('cache-control')).toBe(status === 200 ? 'private, no-cache' : 'no-store');
      if (status === 200) expect(headers.get('etag')).toMatch(/^"/);
    });
  }

  const refused = shared.filter(({ made }) => made.access !== 'public');
  const elsewhere = ['/healthz', '/readyz', '/metrics', '/openapi.json', '/nothing', '/internal/nothing'];
  test('errors and answers outside of calls are not cacheable', async () => {
    for (const { made } of refused) {
      expect((await send(made, clientFor(undefined))).headers.get('cache-control')).toBe('no-store');
    }
    for (const path of elsewhere) {
      for (const answer of [await clientFor(undefined).get(path), await clientFor(undefined).delete(path)]) {
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });
}
