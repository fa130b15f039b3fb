import { call } from '@plaza/contracts/call';
import type { DeployerVerb } from '@plaza/contracts/registry/deploy-verbs';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import type { Middleware } from 'koa';
import { z } from 'zod';
import { createService } from './create-service';
import { Forbidden } from './errors';
import { createLog } from './logging/log';
import { createRoutes, ReadyJson } from './routes';
import { fixedTrust } from './trust/fixed-trust';

const Id = z.strictObject({ id: z.uuid() });
const Thing = z.object({ id: z.string() });
const summary = 'For tests.';
const calls = {
  whoAmI: call('GET /me', { summary, access: 'session', answer: z.object({ id: z.string(), role: z.string() }) }),
  markets: call('GET /markets', { summary, access: { scope: 'markets' }, sameForAll: true, answer: z.object({}) }),
  points: call('GET /points', { summary, access: { scope: 'loyalty' }, answer: z.object({}) }),
  admins: call('GET /admins', { summary, access: { roles: ['admin_high', 'admin_low'] }, answer: z.object({}) }),
  panel: call('GET /panel', { summary, access: { scope: 'admin' }, answer: z.object({}) }),
  thing: call('GET /things/:id', { summary, access: 'public', params: Id, answer: Thing }),
  lists: call('GET /lists', {
    summary,
    access: 'public',
    query: z.strictObject({ page: z.coerce.number().int().optional() }),
    answer: z.object({ page: z.number().optional() }),
  }),
  drifted: call('GET /drifted', { summary, access: 'public', answer: z.object({ total: z.string() }) }),
  ready: call('GET /ready-json', { summary, access: 'public', answer: Thing }),
  add: call('POST /things', { summary: 'Adds.', access: 'public', status: 201, answer: Thing }),
  deploy: call('GET /deploy', { summary, access: { deployer: 'publish' }, answer: z.object({ by: z.string() }) }),
  upload: call('PUT /picture', {
    summary: 'Takes a file.',
    access: 'session',
    upload: { types: ['image/png', 'image/gif'], maxBytes: 10 },
    answer: z.object({ bytes: z.number() }),
  }),
  picture: call('GET /pictures/:id', { summary, access: 'public', params: Id }),
  begin: call('POST /begun', { summary: 'Begins.', access: 'public', answer: z.object({}) }),
  remove: call('DELETE /things/:id', { summary: 'Removes.', access: 'public', params: Id }),
};

const id = '7a1f0c1e-5b0d-4c51-8d0b-6f6b0e0c9f10';
const permissions = { ...defaultTabPermissions, user: ['overview', 'loyalty_points'] };
const loyalty = {
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty', 'markets'] }],
  approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b',
};
const log = createLog('test', 'silent');
const trust = fixedTrust(testKeys(), permissions, [loyalty]);
const deployer = (verb: DeployerVerb): Middleware => {
  return async (ctx, next) => {
    if (ctx.get('x-deploy-token') !== `may-${verb}`) throw new Forbidden('deploy_token_refused');
    await next();
  };
};
let server: Awaited<ReturnType<typeof listen>>;
let anybody: Client;

beforeAll(async () => {
  const drifted: { total: string } = JSON.parse('{"total":12}');
  const routes = createRoutes(trust, { deployer })
    .on(calls.whoAmI, async ({ caller }) => ({ id: caller.id, role: caller.role }))
    .on(calls.markets, async () => ({}))
    .on(calls.points, async () => ({}))
    .on(calls.admins, async () => ({}))
    .on(calls.panel, async () => ({}))
    .on(calls.thing, async ({ params }) => params)
    .on(calls.lists, async ({ query }) => query)
    .on(calls.drifted, async () => drifted)
    .on(calls.ready, async () => new ReadyJson(Buffer.from('{ "id":  "as it is" }')))
    .on(calls.add, async () => ({ id }))
    .on(calls.deploy, async ({ caller }) => ({ by: caller?.id ?? 'token' }))
    .on(calls.upload, async ({ file }) => ({ bytes: file.length }))
    .onFile(calls.picture, async () => ({ bytes: Buffer.from([0xff, 0x00, 0xfe]), type: 'image/webp' }))
    .on(calls.begin, async ({ ctx }) => {
      ctx.status = 202;
      return {};
    })
    .on(calls.remove, async () => undefined);
  server = await listen(createService({ name: 'test', log, calls, routes: [routes] }).callback());
  anybody = client(server.url);
});

afterAll(() => server.close());

test('a call is internal if and only if it is for services only, and no route is internal unless it is declared', async () => {
  const open = call('GET /internal/open', { summary, access: 'public' });
  expect(() => createRoutes(trust).on(open, async () => undefined)).toThrow('must be below /internal/');
  const upperCase = call('GET /Internal/open', { summary, access: 'session' });
  expect(() => createRoutes(trust).on(upperCase, async () => undefined)).toThrow('must be below /internal/');
  const outside = call('GET /open', { summary, access: 'service' });
  expect(() => createRoutes(trust).on(outside, async () => undefined)).toThrow('must be below /internal/');

  const byHand = createRoutes(trust);
  byHand.router.get('/internal/by-hand', () => undefined);
  expect(() => createService({ name: 'test', log, calls: {}, routes: [byHand] })).toThrow('/internal/by-hand');
});

const as = (role: 'user' | 'contractor' | 'admin_low') => client(server.url, { token: accessTokenFor({ id, role }) });

test('the caller is the user of the token', async () => {
  expect(await as('contractor').get('/me')).toMatchObject({ status: 200, body: { id, role: 'contractor' } });
});

test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer not.a.token'])(
  '%j is not a session',
  async (authorization) => {
    const headers = { authorization };
    expect(await anybody.get('/me', { headers })).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  },
);

test('a scope is allowed by any tab with it, and rejected without', async () => {
  expect(await as('contractor').get('/markets')).toMatchObject({ status: 200 });
  expect(await as('user').get('/markets')).toMatchObject({
    status: 403,
    body: { error: { code: 'tab_not_permitted' } },
  });
  expect(await anybody.get('/markets')).toMatchObject({ status: 401 });
});

test('a call for certain roles is rejected for others', async () => {
  expect(await as('admin_low').get('/admins')).toMatchObject({ status: 200 });
  expect(await as('user').get('/admins')).toMatchObject({
    status: 403,
    body: { error: { code: 'role_not_permitted' } },
  });
});

test('the service decides who may deploy', async () => {
  const showing = (token: string) => anybody.get('/deploy', { headers: { 'x-deploy-token': token } });
  expect(await showing('may-publish')).toMatchObject({ status: 200, body: { by: 'token' } });
  expect(await showing('may-revert')).toMatchObject({ status: 403, body: { error: { code: 'deploy_token_refused' } } });
});

test('a call for deployers is rejected if the service has no check for them', () => {
  expect(() => createRoutes(trust).on(calls.deploy, async () => ({ by: 'anybody' }))).toThrow(
    '/deploy is for deployers',
  );
});

test.each(['17', '%2e%2e', '%E0%A4%A', `${id}%00`])('an invalid id (%s) is answered with 404', async (wrong) => {
  expect(await anybody.get(`/things/${wrong}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  });
});

test('queries are parsed, and rejected if invalid', async () => {
  expect((await anybody.get('/lists?page=2')).body).toEqual({ page: 2 });
  for (const query of ['page=two', 'page=1&page=2', 'page[$gt]=1', 'sort=name']) {
    expect(await anybody.get(`/lists?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input' } },
    });
  }
});

test('an answer that violates the contract is never sent', async () => {
  expect(await anybody.get('/drifted')).toMatchObject({ status: 500, body: { error: { code: 'internal_error' } } });
});

test('answers are not validated in production', async () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const answer = await anybody.get('/drifted').finally(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
  expect(answer).toMatchObject({ status: 200, body: { total: 12 } });
});

test('prepared JSON is sent byte by byte', async () => {
  const response = await fetch(`${server.url}/ready-json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe('{ "id":  "as it is" }');
});

test('an answer is not cacheable unless it is the same for all callers', async () => {
  const keptBy = async (path: string) => (await as('contractor').get(path)).headers.get('cache-control');
  expect(await keptBy('/me')).toBe('no-store');
  expect(await keptBy('/admins')).toBe('no-store');
  expect(await keptBy('/markets')).toBe('private, no-cache');
});

test('the status is that of the contract, or 204 without an answer', async () => {
  expect(await anybody.post('/things')).toMatchObject({ status: 201, body: { id } });
  expect(await anybody.delete(`/things/${id}`)).toMatchObject({ status: 204, body: '' });
});

test('the admin flag allows what the admin tab allows, whatever the role', async () => {
  const panel = (isAdmin: boolean) =>
    client(server.url, { token: accessTokenFor({ role: 'user', isAdmin }) }).get('/panel');
  expect((await panel(true)).status).toBe(200);
  expect((await panel(false)).status).toBe(403);
});

test('a handler may choose another success status', async () => {
  expect(await anybody.post('/begun')).toMatchObject({ status: 202, body: {} });
});

test('an upload arrives as bytes, with an accepted type and a limited size', async () => {
  const person = client(server.url, { token: accessTokenFor() });
  const put = (bytes: string, type: string) =>
    person.put('/picture', Buffer.from(bytes), { headers: { 'content-type': type } });
  expect(await put('0123456789', 'image/png')).toMatchObject({ status: 200, body: { bytes: 10 } });
  expect((await put('0123456789a', 'image/gif')).status).toBe(413);
  expect(await put('{}', 'application/json')).toMatchObject({
    status: 415,
    body: { error: { message: 'Send one of image/png, image/gif.' } },
  });
  expect((await person.put('/picture')).status).toBe(415);
  const nobodys = await anybody.put('/picture', Buffer.from('1'), { headers: { 'content-type': 'image/png' } });
  expect(nobodys.status).toBe(401);
});

test('a file is sent as bytes with its type', async () => {
  const response = await fetch(`${server.url}/pictures/${id}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([0xff, 0x00, 0xfe]));
});

test('HEAD is answered like GET, without the body', async () => {
  const response = await fetch(`${server.url}/things/${id}`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test("a scope of an area that is not built in is allowed by the area's tabs, which allow no scope of the platform", async () => {
  const as = (role: 'user' | 'contractor') => client(server.url, { token: accessTokenFor({ role }) });
  expect((await as('user').get('/points')).status).toBe(200);
  expect(await as('contractor').get('/points')).toMatchObject({
    status: 403,
    body: { error: { code: 'tab_not_permitted' } },
  });
  expect((await as('user').get('/markets')).status).toBe(403);
});
