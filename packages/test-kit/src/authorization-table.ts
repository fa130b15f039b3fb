import { randomUUID } from 'node:crypto';
import type { Call, Calls } from '@plaza/contracts/call';
import { limits } from '@plaza/contracts/limits';
import { edgeOf } from '@plaza/contracts/permission-graph';
import { isAdminRole, type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { badTokens, type TokenFor } from './bad-tokens';
import type { Client } from './http';
import { accessTokenFor } from './tokens';

/** A service, and the expected authorization of its calls. */
export interface AuthorizationTable {
  readonly calls: Calls;
  /** The tab permissions that the service under test uses. */
  readonly permissions: TabPermissions;
  /** Returns a client with this token, or without one; called once the service runs. */
  readonly clientFor: (token?: string) => Client;
  /** For a service that looks users up or has its own key; by default `accessTokenFor`. */
  readonly tokenFor?: TokenFor;
  /**
   * The calls that need no session; none by default. Listed by hand, so that a mistake in a contract cannot open a call
   * unnoticed.
   */
  readonly publicCalls?: readonly string[];
  /** The roles that can only use public calls. Listed by hand for the same reason. */
  readonly closedTo?: readonly Role[];
  /** The calls that require reauthentication: a password or second factor entered a moment ago. Listed by hand, too. */
  readonly reauthenticationCalls?: readonly string[];
  /** The status of calls that themselves refuse all callers whom `access` permits, e.g. because of a missing cookie. */
  readonly refusesItself?: Readonly<Record<string, number>>;
}

type Caller = Role | 'nobody';
type Outcome = 'open' | 'not_signed_in' | 'tab_not_permitted' | 'role_not_permitted';

/**
 * Declares tests that check every call of a service against its `access`: without a session, for each role, and with
 * untrustworthy tokens. The calls have random ids and an empty body.
 */
export function testAuthorizationTable(table: AuthorizationTable): void {
  const { calls, permissions, clientFor, tokenFor = accessTokenFor, refusesItself = {} } = table;
  const { publicCalls = [], closedTo = [], reauthenticationCalls = [] } = table;
  const callers: readonly Caller[] = ['nobody', ...roles];
  const rows = Object.entries(calls).flatMap(([name, made]) =>
    callers.map((caller) => ({ name, made, caller, access: accessOf(made, caller, permissions) })),
  );

  test.each(['nobody', ...closedTo])('%s may make only public calls', (somebody) => {
    const open = rows.filter(({ caller, access }) => caller === somebody && access === 'open');
    expect(open.map(({ name }) => name).sort()).toEqual([...publicCalls].sort());
  });

  test.each(rows)('$name for $caller: $access', async ({ name, made, caller, access }) => {
    const answer = await send(made, clientFor(caller === 'nobody' ? undefined : tokenFor({ role: caller })));
    if (access !== 'open') return expect(answer).toMatchObject(errorOf(access));
    const itself = refusesItself[name];
    if (itself) return expect(answer.status).toBe(itself);
    expect([401, 403, 405]).not.toContain(answer.status);
    expect(answer.status).toBeLessThan(500);
  });

  // Compares responses, not rules: with the admin flag each call must respond as it does to an admin_low.
  const flagged = Object.entries(calls)
    .filter(([, made]) => isForAdministrators(made))
    .flatMap(([name, made]) => others.map((role) => ({ name, made, role })))
    .filter(({ made, role }) => hasTabFor(made, role, permissions));
  if (flagged.length > 0) {
    test.each(flagged)('$name for a $role with the admin flag: as for an admin_low', async ({ made, role }) => {
      const outcomeFor = async (token: string) => {
        const { status, body } = await send(made, clientFor(token));
        return { status, code: (body as { error?: { code?: string } } | undefined)?.error?.code };
      };
      const own = await outcomeFor(tokenFor({ role, isAdmin: true }));
      expect(own).toEqual(await outcomeFor(tokenFor({ role: 'admin_low' })));
    });
  }

  const personal = Object.entries(calls).filter(([, made]) => made.personal);
  const actedAs = personal.map(([name, made]) => ({
    name,
    made,
    role: roleThatMay(made, permissions),
  }));
  if (actedAs.length > 0) {
    test.each(actedAs)('$name during an impersonation: rejected', async ({ made, role }) => {
      const token = tokenFor({ ...(role ? { role } : {}), impersonatorId: randomUUID() });
      expect(await send(made, clientFor(token))).toMatchObject({
        status: 403,
        body: { error: { code: 'impersonation' } },
      });
    });
  }

  const opensTo = (made: Call, role: Role) => accessOf(made, role, permissions) === 'open';
  const administrative = Object.entries(calls)
    .filter(([, made]) => isForAdministrators(made))
    .map(([name, made]) => ({ name, made, role: roles.find((role) => isAdminRole(role) && opensTo(made, role)) }));
  if (administrative.length > 0) {
    test.each(administrative)(
      '$name for an administrator without the second factor: refused',
      async ({ made, role }) => {
        const token = tokenFor({ ...(role ? { role } : {}), secondFactorMissing: true });
        expect(await send(made, clientFor(token))).toMatchObject(forbidden('second_factor_required'));
      },
    );
  }

  const reauthenticating = Object.entries(calls).filter(([, { reauthentication }]) => reauthentication);
  test('exactly these calls require recent authentication', () => {
    expect(reauthenticating.map(([name]) => name).sort()).toEqual([...reauthenticationCalls].sort());
  });
  const old = reauthenticating.flatMap(([name, made]) =>
    [
      { age: 'no authentication time', secondsAgo: Number.POSITIVE_INFINITY },
      { age: 'an authentication that is too old', secondsAgo: limits.reauthenticationSeconds + 1 },
    ].map((when) => ({ name, made, role: roleThatMay(made, permissions), ...when })),
  );
  if (old.length > 0) {
    test.each(old)('$name with $age: rejected', async ({ made, role, secondsAgo }) => {
      const authenticatedAt = Math.max(0, Math.floor(Date.now() / 1000) - secondsAgo);
      const token = tokenFor({ ...(role ? { role } : {}), authenticatedAt });
      expect(await send(made, clientFor(token))).toMatchObject(forbidden('fresh_proof_required'));
    });
  }

  const guarded = Object.entries(calls).filter(([, { access }]) => access !== 'public');
  const untrusted = guarded.flatMap(([name, made]) => badTokens.map((bad) => ({ name, made, ...bad })));
  /** One token of each kind for all calls: signing them took a quarter of the time of these tests. */
  const tokens = new Map<string, string>();

  test.each(untrusted)('$name with $what: $code', async ({ made, what, code, make }) => {
    const token = tokens.get(what) ?? make(tokenFor);
    tokens.set(what, token);
    expect(await send(made, clientFor(token))).toMatchObject(errorOf(code));
  });
}

/** The roles that are administrators only by the flag. */
const others = roles.filter((role) => !isAdminRole(role));

const forbidden = (code: string) => ({ status: 403, body: { error: { code } } });

const isForAdministrators = ({ access }: Call): boolean =>
  typeof access === 'object' &&
  ('deployer' in access ||
    ('roles' in access && access.roles.some(isAdminRole)) ||
    ('scope' in access && access.scope === 'admin'));

/** Tabs belong to roles: administrators by the flag do not reach calls whose tab their role does not have. */
function hasTabFor({ access }: Call, role: Role, permissions: TabPermissions): boolean {
  if (typeof access === 'string' || !('scope' in access) || !access.scope || access.scope === 'admin') return true;
  const { scope } = access;
  return permissions[role].some((tab) => edgeOf(tab).scopes.includes(scope));
}

function accessOf({ access }: Call, caller: Caller, permissions: TabPermissions): Outcome {
  if (access === 'public') return 'open';
  if (caller === 'nobody' || access === 'service') return 'not_signed_in';
  if (access === 'session') return 'open';
  if ('roles' in access && !access.roles.includes(caller)) return 'role_not_permitted';
  // No deploy token is used here; without one, deployer calls are open to admin_high.
  if ('deployer' in access) return caller === 'admin_high' ? 'open' : 'role_not_permitted';
  const { scope } = access;
  if (!scope) return 'open';
  const opens = permissions[caller].some((tab) => edgeOf(tab).scopes.includes(scope));
  return opens ? 'open' : 'tab_not_permitted';
}

/** The highest role that may make a call; undefined if there is none. */
export const roleThatMay = (made: Call, permissions: TabPermissions = defaultTabPermissions): Role | undefined =>
  roles.find((role) => accessOf(made, role, permissions) === 'open');

function errorOf(code: string) {
  return { status: code.endsWith('_not_permitted') ? 403 : 401, body: { success: false, error: { code } } };
}

/** Makes a call with random ids and an empty body. */
export function send({ method, path }: Call, from: Client) {
  const at = path.replace(/:\w+/g, () => randomUUID());
  if (method === 'GET') return from.get(at);
  if (method === 'DELETE') return from.delete(at);
  return { POST: from.post, PUT: from.put, PATCH: from.patch }[method](at, {});
}
