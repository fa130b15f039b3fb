import { randomUUID } from 'node:crypto';
import { type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';

let plaza: MarketplaceServer;
let categoryId: string;
beforeAll(async () => {
  plaza = await startMarketplace();
  categoryId = (await plaza.administrator.post<{ id: string }>('/api/v1/services/categories', { name: 'Plumbing' }))
    .body.id;
});
afterAll(() => plaza.stop());

interface Added {
  readonly id: string | number;
}

const tickets = '/api/v1/tickets';
const addTicket = async () =>
  (await plaza.contractor.post<{ id: string }>(tickets, { title: 'Help', description: 'Please.' })).body.id;

/** What a contractor can add, and how many of it there are. */
const additions = {
  async ticket() {
    const count = async () => (await plaza.contractor.get<Added[]>(tickets)).body.length;
    return {
      path: tickets,
      body: { title: 'No hot water', description: 'Since Monday' },
      other: { title: 'Rats' },
      count,
    };
  },
  async reply() {
    const path = `${tickets}/${await addTicket()}`;
    const count = async () => (await plaza.contractor.get<{ thread: Added[] }>(path)).body.thread.length;
    return { path: `${path}/thread`, body: { text: 'Still cold' }, other: { text: 'Warm again' }, count };
  },
  async service() {
    const path = '/api/v1/services';
    const count = async () => (await plaza.contractor.get<Added[]>(path)).body.length;
    const body = { categoryId, title: 'Sink', basePrice: '80', estimatedDuration: 1 };
    return { path, body, other: { basePrice: '90' }, count };
  },
  async location() {
    const path = '/api/v1/map/locations';
    const count = async () => (await plaza.contractor.get<Added[]>(path)).body.length;
    const body = { name: 'Corner café', type: 'cafe', address: '1 Main Street', lat: 43.6, lng: -79.4 };
    return { path, body, other: { name: 'Bakery' }, count };
  },
};
const kinds = Object.keys(additions) as (keyof typeof additions)[];

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const isReused = { status: 409, body: { error: { code: 'idempotency_key_reused' } } };

describe.each(kinds)('a %s', (kind) => {
  test('that is added twenty times with one key is added once, and answered each time', async () => {
    const { path, body, count } = await additions[kind]();
    const before = await count();
    const key = randomUUID();
    const add = () => plaza.contractor.post<Added>(path, body, keyed(key));
    const answers = [await add(), ...(await Promise.all(Array.from({ length: 19 }, add)))];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(answers.at(-1)?.body).toEqual(answers[0]?.body);
    expect(await count()).toBe(before + 1);
  });

  test('that is added concurrently with one key is added once', async () => {
    const { path, body, count } = await additions[kind]();
    const before = await count();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => plaza.contractor.post<Added>(path, body, keyed(key))),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('is rejected with the key of another one, and added with its own key or none', async () => {
    const { path, body, other, count } = await additions[kind]();
    const before = await count();
    const key = randomUUID();
    await plaza.contractor.post(path, body, keyed(key));
    expect(await plaza.contractor.post(path, { ...body, ...other }, keyed(key))).toMatchObject(isReused);
    expect((await plaza.contractor.post(path, body, keyed(randomUUID()))).status).toBe(201);
    expect((await plaza.contractor.post(path, body)).status).toBe(201);
    expect((await plaza.contractor.post(path, body, keyed('no key of ours!'))).status).toBe(400);
    expect(await count()).toBe(before + 3);
  });

  test('does not expose its key', async () => {
    const { path, body } = await additions[kind]();
    const key = randomUUID();
    const added = await plaza.contractor.post<Added>(path, body, keyed(key));
    expect(Object.keys(added.body)).not.toContain('idempotency');
    expect(JSON.stringify((await plaza.contractor.get(path.replace('/thread', ''))).body)).not.toContain(key);
  });
});

test('two users may use the same key', async () => {
  const { path, body } = await additions.ticket();
  const key = randomUUID();
  const [one, other] = [plaza.contractor, plaza.customer].map((by) => by.post<Added>(path, body, keyed(key)));
  expect((await one)?.body.id).not.toBe((await other)?.body.id);
  const service = (await additions.service()).body;
  const added = await plaza.contractor.post<Added>('/api/v1/services', service, keyed(key));
  const shared = await plaza.administrator.post<Added>('/api/v1/services', service, keyed(key));
  expect([added.status, shared.status]).toEqual([201, 201]);
  expect(shared.body.id).not.toBe(added.body.id);
});

test('a reply is answered again after its ticket was closed', async () => {
  const id = await addTicket();
  const say = () => plaza.contractor.post<Added>(`${tickets}/${id}/thread`, { text: 'Thank you' }, keyed(id));
  const first = await say();
  await plaza.contractor.patch(`${tickets}/${id}`, { status: 'closed' });
  expect(await say()).toMatchObject({ status: 201, body: first.body });
});

test('a location that was removed since is not added again with its key', async () => {
  const location = await additions.location();
  const key = randomUUID();
  const { body } = await plaza.contractor.post<Added>(location.path, location.body, keyed(key));
  await plaza.contractor.delete(`${location.path}/${body.id}`);
  expect(await plaza.contractor.post(location.path, location.body, keyed(key))).toMatchObject(isReused);
});

test('a service that was removed since is added again with its key, unless the removal waits for the audit', async () => {
  const { path, body } = await additions.service();
  const key = randomUUID();
  const add = () => plaza.contractor.post<Added>(path, body, keyed(key));
  const first = await add();
  await plaza.contractor.delete(`${path}/${first.body.id}`);
  const second = await add();
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
  plaza.audit.away();
  await plaza.administrator.delete(`${path}/${second.body.id}`);
  expect(await add()).toMatchObject(isReused);
  plaza.audit.back();
});
