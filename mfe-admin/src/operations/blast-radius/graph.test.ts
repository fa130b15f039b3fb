import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { blastOf, linksOf, nodesOf, type Platform } from './graph';

const finance: RemoteCalls = {
  name: 'finance',
  version: '1.0.0',
  calls: [
    { route: 'GET /api/v1/finance/accounts', service: 'finance', scope: 'finance' },
    { route: 'GET /api/v1/markets/exchange-rates', service: 'markets', scope: null },
  ],
};
const marketplace: RemoteCalls = {
  name: 'marketplace',
  version: '1.0.0',
  calls: [
    { route: 'GET /api/v1/bookings', service: 'marketplace', scope: 'bookings' },
    { route: 'GET /api/v1/bookings/:id', service: 'marketplace', scope: 'bookings' },
    { route: 'GET /api/v1/map/locations', service: 'marketplace', scope: 'map' },
  ],
};
const auth: RemoteCalls = {
  name: 'auth',
  version: '1.0.0',
  calls: [{ route: 'POST /api/v1/auth/signin', service: 'identity', scope: null }],
};
const platform: Platform = {
  remotes: [finance, marketplace, auth],
  permissions: {
    ...defaultTabPermissions,
    user: ['overview', 'bookings'],
    contractor: ['bookings', 'map'],
    admin_low: [],
  },
  areas: [],
};

it('contains each service, route, remote and role once', () => {
  expect(nodesOf(platform)).toMatchObject({
    service: ['finance', 'identity', 'marketplace', 'markets'],
    route: ['/api/v1/auth', '/api/v1/bookings', '/api/v1/finance', '/api/v1/map', '/api/v1/markets'],
    remote: ['auth', 'finance', 'marketplace'],
  });
});

it('sorts remotes by title', () => {
  const remotes = [{ ...auth, name: 'admin' }, marketplace, auth];
  expect(nodesOf({ ...platform, remotes }).remote).toEqual(['auth', 'admin', 'marketplace']); // Account, Administration
});

it('links each route to its service and to the remotes that use it, and each remote to its roles', () => {
  const words = linksOf(platform).map(([from, to]) => `${from.name} ${to.name}`);
  expect(words).toEqual(expect.arrayContaining(['marketplace /api/v1/bookings', '/api/v1/bookings marketplace']));
  expect(words).toContain('finance user');
  expect(words).not.toContain('finance contractor');
  expect(new Set(words).size).toBe(words.length);
});

it('stops the tabs of a service, and limits those that use it in part', () => {
  const { stopped, limited, roles } = blastOf({ kind: 'service', name: 'markets' }, platform);
  expect(stopped).toEqual([]);
  expect(limited).toEqual(['overview', 'finance_manager']);
  expect(roles).toContain('user');
  expect(roles).not.toContain('contractor');
  expect(blastOf({ kind: 'service', name: 'finance' }, platform)).toMatchObject({
    stopped: ['overview', 'finance_manager'],
    limited: [],
  });
});

describe('an area that is not built in', () => {
  const loyalty: RemoteCalls = {
    name: 'loyalty',
    version: '1.0.0',
    calls: [
      { route: 'GET /api/v1/loyalty/points', service: 'loyalty', scope: null },
      { route: 'GET /api/v1/markets/exchange-rates', service: 'markets', scope: null },
    ],
  };
  const tab = { label: 'Points', icon: 'star', scopes: ['loyalty'] } as const;
  const withArea: Platform = {
    ...platform,
    remotes: [finance, loyalty],
    permissions: { ...platform.permissions, user: ['overview', 'loyalty_points'] },
    areas: [{ area: 'loyalty', title: 'Loyalty', tabs: [{ id: 'loyalty_points', ...tab, scopes: ['loyalty'] }] }],
  };

  it('stops with its own service, and with a route of it', () => {
    const stops = { stopped: ['loyalty_points'], limited: [], roles: ['user'] };
    expect(blastOf({ kind: 'service', name: 'loyalty' }, withArea)).toMatchObject(stops);
    expect(blastOf({ kind: 'route', name: '/api/v1/loyalty' }, withArea)).toMatchObject(stops);
  });

  it('is limited without another service that it calls', () => {
    const { stopped, limited } = blastOf({ kind: 'service', name: 'markets' }, withArea);
    expect([stopped, limited]).toEqual([[], ['overview', 'finance_manager', 'loyalty_points']]);
  });
});

it('stops with a route only the tabs with its scope', () => {
  const { stopped, limited, touched } = blastOf({ kind: 'route', name: '/api/v1/map' }, platform);
  expect([stopped, limited]).toEqual([['map'], []]);
  expect([...touched]).toEqual(
    expect.arrayContaining(['route /api/v1/map', 'service marketplace', 'remote marketplace', 'role contractor']),
  );
  expect(touched.has('role user')).toBe(false);
});

it('stops with a remote all its tabs', () => {
  const { stopped, roles } = blastOf({ kind: 'remote', name: 'marketplace' }, platform);
  expect(stopped).toEqual(['contractors', 'messages', 'bookings', 'map']);
  expect(roles).toEqual(expect.arrayContaining(['user', 'contractor']));
});

it('stops signing in, for everybody, with identity and the auth remote only', () => {
  for (const node of [{ kind: 'service', name: 'identity' } as const, { kind: 'remote', name: 'auth' } as const]) {
    const { stopsSigningIn, roles } = blastOf(node, platform);
    expect(stopsSigningIn).toBe(true);
    expect(roles).toContain('admin_low');
  }
  expect(blastOf({ kind: 'service', name: 'finance' }, platform).stopsSigningIn).toBe(false);
});

it('shows what a role depends on, and stops nothing', () => {
  const { touched, stopped, roles } = blastOf({ kind: 'role', name: 'contractor' }, platform);
  expect([stopped, roles]).toEqual([[], []]);
  expect(touched.has('service marketplace')).toBe(true);
  expect(touched.has('service finance')).toBe(false);
});
