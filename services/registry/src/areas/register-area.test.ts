import { limits } from '@plaza/contracts/limits';
import type { Area } from '@plaza/contracts/registry/areas';
import { ReleaseModel } from '../releases/release.model';
import { areas, manifestFixture, publishArea, tabFixture } from '../testing/areas';
import { openRegistry, type TestRegistry } from '../testing/registry';
import { AreaModel } from './area.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const publish = (version: string) => publishArea(registry.deployer, undefined, { version });
const remove = (name: string) => registry.admin.delete(`${areas}/${name}`);
const stateOf = async (name: string) =>
  (await registry.admin.get<Area[]>(areas)).body.find(({ area }) => area === name)?.state;
const full = {
  status: 409,
  body: {
    error: { code: 'too_many_areas' },
    message: `There are ${limits.areas} areas, the most there can be. Remove one first.`,
  },
};

/** Stores as many areas of other teams as there can be. */
const fill = () =>
  AreaModel.insertMany(
    Array.from({ length: limits.areas }, (_, index) => {
      const area = `other${index}`;
      return {
        _id: area,
        state: 'waiting' as const,
        manifest: manifestFixture({ area, tabs: [tabFixture({ id: area, scopes: [] })], service: { prefix: area } }),
        version: '1.0.0',
        claims: [`tab ${area}`, `prefix ${area}`],
        requestedAt: new Date(),
      };
    }),
  );

test('a new area above the limit is rejected until another one is removed', async () => {
  await fill();
  expect(await publish('1.0.0')).toMatchObject(full);
  expect([await stateOf('loyalty'), await ReleaseModel.countDocuments()]).toEqual([undefined, 0]);
  await remove('other0');
  expect((await publish('1.0.0')).status).toBe(201);
});

test('the next release of a removed area is rejected above the limit, too', async () => {
  await publish('1.0.0');
  await remove('loyalty');
  await fill();
  expect(await publish('1.1.0')).toMatchObject(full);
  expect([await stateOf('loyalty'), await ReleaseModel.countDocuments()]).toEqual(['removed', 1]);
  await remove('other0');
  expect((await publish('1.1.0')).status).toBe(201);
  expect(await stateOf('loyalty')).toBe('waiting');
});

test('the limit does not prevent later releases of the areas that exist', async () => {
  await publish('1.0.0');
  await fill();
  expect((await publish('1.1.0')).status).toBe(201);
});
