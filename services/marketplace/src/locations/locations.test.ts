import { randomUUID } from 'node:crypto';
import { locationsPerUser } from '@plaza/contracts/marketplace/choices';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';
import { defaultLocations } from './default-locations';
import { LocationBookModel } from './location-book.model';
import { removeLocationsOf } from './locations';

const path = '/api/v1/map/locations';
const input = { name: 'Corner café', type: 'cafe', address: '1 Main Street', lat: 43.6, lng: -79.4 } as const;

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());

/** Roles with the map. */
const somebody = (id: string = randomUUID()): Client => marketplace.as({ id, role: 'contractor' });
const locationsOf = async (client: Client) => (await client.get<MapLocation[]>(path)).body;
const add = (client: Client, other: object = {}) => client.post<MapLocation>(path, { ...input, ...other });

test('every user starts with five locations around Toronto', async () => {
  const locations = await locationsOf(somebody());
  expect(locations).toEqual(defaultLocations);
  expect(locations.map(({ id, type }) => [id, type])).toEqual([
    [1, 'bank'],
    [2, 'atm'],
    [3, 'cafe'],
    [4, 'restaurant'],
    [5, 'shopping'],
  ]);
  for (const { lat, lng } of locations) {
    expect(Math.abs(lat - 43.65)).toBeLessThan(0.1);
    expect(Math.abs(lng + 79.38)).toBeLessThan(0.1);
  }
});

test("a user's own location is added, changed and removed, with an id from its time", async () => {
  const ann = somebody();
  const before = Date.now();
  const { status, body } = await add(ann, { name: '  <b>$Corner</b> ' });
  expect(status).toBe(201);
  expect(body).toEqual({ ...input, id: expect.any(Number), name: '<b>$Corner</b>', services: [], hours: '' });
  expect(body.id).toBeGreaterThanOrEqual(before);
  expect(await locationsOf(ann)).toEqual([...defaultLocations, body]);
  const changes = { name: 'Bakery', services: ['Bread', 'Cake'], lat: 44 };
  expect((await ann.patch(`${path}/${body.id}`, changes)).body).toEqual({ ...body, ...changes });
  expect((await ann.patch(`${path}/${body.id}`, {})).body).toEqual({ ...body, ...changes });
  expect((await ann.delete(`${path}/${body.id}`)).status).toBe(204);
  expect(await locationsOf(ann)).toEqual(defaultLocations);
  expect(await ann.delete(`${path}/${body.id}`)).toMatchObject({
    status: 404,
    body: { message: 'This location is not there any more.', error: { code: 'location_not_found' } },
  });
});

test('two changes of a default are both kept, for this user only', async () => {
  const [ann, bob] = [somebody(), somebody()];
  expect((await ann.patch<MapLocation>(`${path}/3`, { name: '$name' })).body.name).toBe('$name');
  await ann.patch(`${path}/1`, { hours: 'Never' });
  const changed = { ...defaultLocations[2], name: '$name', lat: 43.7 };
  expect((await ann.patch(`${path}/3`, { lat: 43.7 })).body).toEqual(changed);
  expect((await locationsOf(ann))[2]).toEqual(changed);
  expect((await locationsOf(ann))[0]).toMatchObject({ id: 1, hours: 'Never' });
  expect(await locationsOf(bob)).toEqual(defaultLocations);
});

test('a removed default stays removed, changed before or not', async () => {
  const [ann, bob] = [somebody(), somebody()];
  await ann.patch(`${path}/2`, { name: 'Mine' });
  expect((await ann.delete(`${path}/2`)).status).toBe(204);
  expect((await ann.delete(`${path}/4`)).status).toBe(204);
  expect((await locationsOf(ann)).map(({ id }) => id)).toEqual([1, 3, 5]);
  expect((await ann.delete(`${path}/2`)).status).toBe(404);
  expect((await ann.patch(`${path}/2`, { name: 'Back' })).status).toBe(404);
  expect(await locationsOf(bob)).toEqual(defaultLocations);
});

test("an unknown or another user's location is neither changed nor removed", async () => {
  const [ann, bob] = [somebody(), somebody()];
  const { body } = await add(ann);
  for (const id of [6, 1000, 1001, body.id, 'x', '-1', '1.5', '1e400', '$ne']) {
    expect(await bob.patch(`${path}/${id}`, { name: 'Mine' })).toMatchObject({ status: 404 });
    expect(await bob.delete(`${path}/${id}`)).toMatchObject({ status: 404 });
  }
  expect(await locationsOf(ann)).toContainEqual(body);
});

test.each([
  ['nothing', {}],
  ['an unknown field', { ...input, id: 7 }],
  ['only spaces', { ...input, name: '  ' }],
  ['10,000 characters', { ...input, address: 'x'.repeat(10_000) }],
  ['a query in place of a name', { ...input, name: { $gt: '' } }],
  ['another type', { ...input, type: 'school' }],
  ['degrees as text', { ...input, lat: '43.6' }],
  ['degrees beyond the poles', { ...input, lat: 90.1 }],
  ['no degrees', { ...input, lng: null }],
  ['too many services', { ...input, services: Array(21).fill('x') }],
])('rejected: %s', async (_what, body) => {
  const ann = somebody();
  expect((await ann.post(path, body)).status).toBe(400);
  expect(await locationsOf(ann)).toEqual(defaultLocations);
});

test('the same limits apply to changes', async () => {
  const ann = somebody();
  for (const changes of [{ name: ' ' }, { lat: -91 }, { id: 9 }, { name: { $gt: '' } }, { services: 'all' }]) {
    expect((await ann.patch(`${path}/1`, changes)).status).toBe(400);
  }
});

test('users without a session or without the tab have no locations', async () => {
  expect(defaultTabPermissions.user).not.toContain('map');
  const customer = marketplace.as({ role: 'user' });
  expect((await marketplace.nobody.get(path)).status).toBe(401);
  expect(await customer.get(path)).toMatchObject({ status: 403, body: { error: { code: 'tab_not_permitted' } } });
  expect((await customer.post(path, input)).status).toBe(403);
});

describe('concurrent requests', () => {
  test('give fifty locations of one user at two instances fifty ids', async () => {
    const second = await openInstance(service);
    const id = randomUUID();
    const clients = [somebody(id), second.as({ id, role: 'contractor' })];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add(clients[index % 2] as Client, { hours: `${index}` })),
    );
    const ids = answers.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(50);
    expect(Math.min(...ids)).toBeGreaterThan(1000);
    const own = (await locationsOf(somebody(id))).slice(defaultLocations.length);
    expect(own.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
    for (const { body } of answers) expect(own).toContainEqual(body);
    await second.stop();
  });

  test('do not exceed the maximum, and the first ones are not rejected', async () => {
    const id = randomUUID();
    const ann = somebody(id);
    const { body } = await add(ann);
    const many = Array.from({ length: locationsPerUser - 6 }, (_, index) => ({ ...body, id: 2000 + index }));
    await LocationBookModel.updateOne({ _id: id }, { $push: { own: { $each: many } } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(ann)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const rejected = answers.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(15);
    expect(rejected[0]).toMatchObject({ body: { error: { code: 'too_many_locations' } } });
    expect(await locationsOf(ann)).toHaveLength(locationsPerUser + defaultLocations.length);
  });

  test('of changes to all five defaults are all stored', async () => {
    const ann = somebody();
    await Promise.all(defaultLocations.map(({ id }) => ann.patch(`${path}/${id}`, { name: `Mine ${id}` })));
    expect((await locationsOf(ann)).map(({ name }) => name)).toEqual(defaultLocations.map(({ id }) => `Mine ${id}`));
  });
});

test('the locations of a deleted user are removed', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  for (const one of [id, other]) await add(somebody(one));
  await removeLocationsOf(id);
  await removeLocationsOf(id);
  expect(await LocationBookModel.find({ _id: { $in: [id, other] } }, { _id: 1 }).lean()).toEqual([{ _id: other }]);
});
