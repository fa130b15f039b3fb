import type { EventPayload } from '@plaza/contracts/events';
import type { Profile } from '@plaza/contracts/identity/profile';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

type Told = EventPayload<'contractor.changed'>;
const told = (userId: string, input: Partial<Told> = {}): Told => ({
  userId,
  specialties: ['Plumbing', 'Drains'],
  totalJobs: 7,
  completedJobs: 5,
  rating: 4.67,
  ...input,
});
const tell = (payload: Told, at = new Date()) =>
  identity.bus.publish({ ...createEvent('contractor.changed', payload), at: at.toISOString() });

async function signedIn(role: Parameters<typeof userFixture>[0]) {
  const { id, email } = await userFixture(role);
  const client = identity.withToken((await signIn(identity, email)).token);
  const standing = async () => {
    const { specialties, totalJobs, completedJobs, rating } = (await client.get<Profile>('/api/v1/profile')).body;
    return { specialties, totalJobs, completedJobs, rating };
  };
  return { id, client, standing };
}

const nothing = { specialties: [], totalJobs: 0, completedJobs: 0 };

test("a contractor's profile has the latest figures of marketplace, and confirms them", async () => {
  const { id, standing } = await signedIn('contractor');
  expect(await standing()).toEqual({ ...nothing, rating: 0 });
  const { userId: _id, ...shown } = told(id);
  identity.events.length = 0;
  await tell(told(id));
  expect(await standing()).toEqual(shown);
  expect(identity.events).toContainEqual(
    expect.objectContaining({ type: 'event.done', payload: { eventId: expect.anything(), consumer: 'identity' } }),
  );
  await tell(told(id, { totalJobs: 8, specialties: [] }));
  expect(await standing()).toEqual({ ...shown, totalJobs: 8, specialties: [] });
});

test('older figures that arrive later are ignored', async () => {
  const { id, standing } = await signedIn('contractor');
  await tell(told(id, { totalJobs: 9 }));
  await tell(told(id, { totalJobs: 8 }), new Date(Date.now() - 1000));
  expect((await standing()).totalJobs).toBe(9);
});

test("other and former contractors' profiles have none of them", async () => {
  const { id, standing } = await signedIn('contractor');
  await tell(told(id));
  await UserModel.updateOne({ _id: id }, { role: 'user' });
  expect(await standing()).toEqual({ ...nothing, rating: null });
});

test('nobody can set them, and they do not conflict with an open form', async () => {
  const { id, client, standing } = await signedIn('contractor');
  const before = await UserModel.findById(id).orFail().lean();
  await tell(told(id));
  expect((await UserModel.findById(id).orFail().lean()).updatedAt).toEqual(before.updatedAt);
  await client.patch('/api/v1/profile', { totalJobs: 900, rating: 5, specialties: ['All'], city: 'Halifax' });
  expect(await standing()).toMatchObject({ totalJobs: 7, rating: 4.67, specialties: ['Plumbing', 'Drains'] });
});

test('figures of a deleted user are not stored', async () => {
  const { id } = await signedIn('contractor');
  await UserModel.updateOne({ _id: id }, { deletedAt: new Date() });
  await tell(told(id));
  expect(await UserModel.findById(id).lean()).not.toHaveProperty('standing');
});
