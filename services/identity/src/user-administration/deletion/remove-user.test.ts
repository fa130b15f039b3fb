import { randomUUID } from 'node:crypto';
import type { Deletion, UserPage } from '@plaza/contracts/identity/user-administration';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { expectConfirmedDeletion } from '@plaza/service-kit/testing/service';
import { AddressBookModel } from '../../addresses/address-book.model';
import { flushPendingAudit } from '../../audit/audit';
import { database } from '../../database';
import { PasswordResetModel } from '../../password-reset/password-reset.model';
import { ChangeRequestModel } from '../../profile/change-request.model';
import { SessionModel } from '../../sessions/session.model';
import { SignInChallengeModel } from '../../sign-in/challenge.model';
import {
  auditOf,
  contractorWithEmployee,
  signedIn,
  stored,
  type UserBody,
  usersPath,
} from '../../testing/administration';
import { eventually, signIn, startIdentity, type TestIdentity, userFixture } from '../../testing/identity';
import { passwordResetOf } from '../../testing/password-reset';
import { UserModel } from '../../users/user.model';
import { updateSearchTerms } from '../../users/user-search';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());

type DeletionBody = UserBody & { deletion: Deletion; data: { deletion: Deletion } };
const remove = (id: string, { client } = admin) => client.delete<DeletionBody>(`${usersPath}/${id}`);
const progress = (id: string, { client } = admin) => client.get<DeletionBody>(`/api/v1/admin/deletions/${id}`);
const deletion = async (id: string) => (await progress(id)).body.deletion;

const outboxOf = async (id: string) => (await UserModel.findById(id, { outbox: 1 }).orFail().lean()).outbox ?? [];

/** The event of a service that has removed its data. */
async function confirm(id: string, consumer: string) {
  const eventId = (await outboxOf(id)).find(({ type }) => type === 'user.deleted')?.id ?? '';
  await identity.bus.publish(createEvent('event.done', { eventId, consumer }));
}
const doneByIdentity = (id: string) =>
  eventually(async () => ((await deletion(id)).confirmed.includes('identity') ? true : undefined));

const noJobs = { totalJobs: 0, completedJobs: 0, rating: 0 };

test('keeps nothing of a user but their ids', async () => {
  const { id, email, token, cookie } = await signedIn(identity, 'user', { companyName: 'Byron Ltd' });
  await UserModel.updateOne({ _id: id }, { standing: { specialties: ['Byron'], ...noJobs, at: new Date() } });
  const { customId } = await stored(id);
  const { status, body } = await remove(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'User deleted successfully', deletion: { userId: id, customId } });
  await flushPendingAudit(); // until then the document holds the audit's names
  const left = await stored(id);
  expect(left).toMatchObject({ _id: id, customId, isActive: false, isAdmin: false });
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${email}|Ada|Byron|\\$2`));
  for (const field of [
    'firstName',
    'lastName',
    'role',
    'companyName',
    'contractorId',
    'searchTerms',
    'profile',
    'standing',
  ]) {
    expect(left).not.toHaveProperty(field);
  }
  expect((await identity.withToken(token).get('/api/v1/me')).status).toBe(401);
  const headers = { cookie };
  expect((await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers })).status).toBe(401);
  await expect(signIn(identity, email)).rejects.toThrow('401');
});

test('a deleted user is no longer listed, read or changed; the address can be used again', async () => {
  const { id, email } = await userFixture();
  const total = async () => (await admin.client.get<UserPage>(usersPath)).body.pagination.total;
  const before = await total();
  await remove(id);
  expect(await total()).toBe(before - 1);
  for (const query of ['limit=100', 'search=ada&limit=100', 'role=user&limit=100']) {
    const { body } = await admin.client.get<UserPage>(`${usersPath}?${query}`);
    expect(body.users.map((user) => user.id)).not.toContain(id);
  }
  expect((await admin.client.get(`${usersPath}/${id}`)).status).toBe(404);
  const gone = { status: 404, body: { error: { code: 'user_deleted' } } };
  expect(await remove(id)).toMatchObject(gone);
  expect(await admin.client.patch(`${usersPath}/${id}`, { firstName: 'Ada' })).toMatchObject(gone);
  expect(await admin.client.patch(`${usersPath}/${id}/password`, { newPassword: 'quite-a-secret-8' })).toMatchObject(
    gone,
  );
  for (const write of ['reset-link', 'impersonate']) {
    expect((await admin.client.post(`${usersPath}/${id}/${write}`)).status).toBe(404);
  }
  const again = { email, password: 'quite-a-secret-8', firstName: 'Ada', lastName: 'Byron' };
  expect((await admin.client.post(usersPath, again)).status).toBe(201);
});

test('a name saved during the deletion does not make the user searchable again', async () => {
  const { id } = await userFixture();
  await remove(id);
  await updateSearchTerms(id);
  expect(await stored(id)).not.toHaveProperty('searchTerms');
  expect((await admin.client.get(`${usersPath}?search=undefined`)).status).toBe(200);
});

test('the audit records who deleted whom', async () => {
  const { id } = await userFixture();
  const { customId } = await stored(id);
  await remove(id);
  expect(await auditOf(admin, id)).toMatchObject([
    {
      action: 'user.delete',
      actor: { id: admin.id },
      targetName: 'Ada Byron',
      before: { customId, role: 'user' },
      after: null,
    },
  ]);
});

test('all other data of the user in identity is removed too', async () => {
  const { id, email } = await signedIn(identity, 'user');
  const { resetIdFor } = passwordResetOf(identity);
  await resetIdFor(email);
  const times = { expiresAt: new Date(Date.now() + 60_000) };
  await ChangeRequestModel.create({
    userId: id,
    verificationCode: 'x',
    used: false,
    attempts: 0,
    passwordMark: 'x',
    pendingChanges: {},
    ...times,
  });
  await SignInChallengeModel.create({ _id: randomUUID(), userId: id, passwordMark: 'x', tries: 0, ...times });
  await AddressBookModel.create({ _id: id, addresses: [], mainId: null });
  const pictures = database.collection('pictures.files');
  const pictureId = randomUUID();
  await pictures.insertOne({ filename: pictureId, length: 0, chunkSize: 1, uploadDate: new Date() });
  await UserModel.updateOne({ _id: id }, { profileImageUrl: `/api/v1/profile/pictures/${pictureId}` });

  await remove(id);
  await doneByIdentity(id);
  const [resets, changes, challenges, books] = await Promise.all([
    PasswordResetModel.countDocuments({ userId: id }),
    ChangeRequestModel.countDocuments({ userId: id }),
    SignInChallengeModel.countDocuments({ userId: id }),
    AddressBookModel.countDocuments({ _id: id }),
  ]);
  expect({ resets, changes, challenges, books }).toEqual({ resets: 0, changes: 0, challenges: 0, books: 0 });
  expect(await pictures.countDocuments({ filename: pictureId })).toBe(0);
  expect((await stored(id)).profileImageUrl).toBeNull();
  const sessions = await SessionModel.find({ userId: id }).lean();
  expect(sessions).toMatchObject([{ device: '', address: '', revokedAt: expect.any(Date) }]);
});

test('is complete when every service has confirmed, including a late one', async () => {
  const { id } = await userFixture();
  const { body } = await remove(id);
  const consumers = ['identity', 'finance', 'markets', 'marketplace', 'registry'];
  expect(body.deletion).toMatchObject({ awaiting: consumers, complete: false });
  await doneByIdentity(id);
  await confirm(id, 'finance');
  await confirm(id, 'registry');
  expect(await deletion(id)).toMatchObject({
    userId: id,
    confirmed: ['identity', 'finance', 'registry'],
    awaiting: ['markets', 'marketplace'],
    complete: false,
  });
  await confirm(id, 'markets');
  const eventId = (await outboxOf(id))[0]?.id ?? '';
  await identity.bus.publish(createEvent('event.progress', { eventId, consumer: 'marketplace', left: 12_400 }));
  expect((await deletion(id)).left).toEqual({ marketplace: 12_400 });
  await confirm(id, 'marketplace');
  const { status, body: done } = await progress(id);
  expect(status).toBe(200);
  expect(done.deletion).toMatchObject({ confirmed: consumers, awaiting: [], complete: true });
  expect(done.data.deletion).toEqual(done.deletion);
});

test('identity confirms repeated events, and events of unknown users', async () => {
  await expectConfirmedDeletion(identity, randomUUID());
});

test('a contractor sees the deletions that they started, and administrators all', async () => {
  const { contractor, employee } = await contractorWithEmployee(identity);
  const other = await contractorWithEmployee(identity);
  expect((await remove(employee.id, contractor)).status).toBe(200);
  expect((await progress(employee.id, contractor)).body.deletion.userId).toBe(employee.id);
  expect((await progress(employee.id, other.contractor)).status).toBe(404);
  expect((await progress(employee.id)).status).toBe(200);
  for (const id of [other.employee.id, randomUUID(), 'nonsense']) expect((await progress(id)).status).toBe(404);
});

test('a contractor with employees cannot be deleted; the error contains their number', async () => {
  const { contractor, employee } = await contractorWithEmployee(identity);
  const second = await userFixture('contractor_employee', { contractorId: contractor.id });
  const { status, body } = await remove(contractor.id);
  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'has_employees' });
  expect(body.message).toBe('This contractor still has 2 employees. Move or delete them first.');
  for (const { id } of [employee, second]) await remove(id, contractor);
  expect((await remove(contractor.id)).status).toBe(200);
});

test('of ten concurrent deletions of one user, one succeeds', async () => {
  const { id } = await userFixture();
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
  // The other requests find the user being removed, or removed.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(9);
  expect(await auditOf(admin, id)).toHaveLength(1);
});
