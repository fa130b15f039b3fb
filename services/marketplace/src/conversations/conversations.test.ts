import { randomUUID } from 'node:crypto';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { storeBookingBetween } from '../testing/booking-between';
import { type ConversationsServer, startConversations } from '../testing/conversations-server';
import { applyUserChangesToConversations } from './apply-user-changes';
import { ConversationModel } from './records/conversation.model';

const path = '/api/v1/conversations';
let plaza: ConversationsServer;
beforeAll(async () => {
  plaza = await startConversations({ permissions: { ...defaultTabPermissions, municipal_government: ['profile'] } });
});
afterAll(() => plaza.stop());

test('a pair has one conversation, whoever starts it, and each sees the other', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob', { role: 'contractor' })];
  const first = await ann.client.post<Conversation>(path, { participantId: bob.id });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    id: expect.any(String),
    participantId: bob.id,
    participantName: 'Bob',
    participantRole: 'contractor',
    bookingId: null,
    lastMessage: '',
    lastMessageTime: null,
    unreadCount: 0,
    isOnline: false,
  });
  const again = await bob.client.post<Conversation>(path, { participantId: ann.id });
  expect([again.status, again.body.id, again.body.participantName]).toEqual([200, first.body.id, 'Ann']);
  expect(await plaza.listOf(ann)).toEqual([first.body]);
});

test('it is read by its id as in the list, and others get 404', async () => {
  const [ann, bob, eve] = [plaza.join('Ann'), plaza.join('Bob'), plaza.join('Eve')];
  const conversation = await plaza.open(ann, bob);
  await plaza.say(bob, conversation, 'Hello');
  const at = `${path}/${conversation.id}`;
  const { status, body } = await ann.client.get<Conversation>(at);
  expect([status, [body]]).toEqual([200, await plaza.listOf(ann)]);
  const notFound = { status: 404, body: { error: { code: 'conversation_not_found' } } };
  expect(await eve.client.get(at)).toMatchObject(notFound);
  expect(await ann.client.get(`${path}/${randomUUID()}`)).toMatchObject(notFound);
  expect((await ann.client.get(`${path}/1`)).status).toBe(404);
  expect((await plaza.marketplace.nobody.get(at)).status).toBe(401);
});

test('twenty concurrent requests by both create one', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  const requests = Array.from({ length: 20 }, (_, index) => (index % 2 ? plaza.open(ann, bob) : plaza.open(bob, ann)));
  expect(new Set((await Promise.all(requests)).map(({ id }) => id)).size).toBe(1);
  expect(await ConversationModel.countDocuments({ 'participants.id': ann.id })).toBe(1);
});

test.each([
  ['nothing', {}],
  ['an unknown field', { participantId: randomUUID(), name: 'x' }],
  ['a query in place of an id', { participantId: { $gt: '' } }],
  ['a text that is no id', { participantId: 'x'.repeat(10_000) }],
  ['a number', { participantId: 1 }],
  ['a query in place of a booking', { participantId: randomUUID(), bookingId: { $gt: '' } }],
])('rejected: %s', async (_what, body) => {
  expect((await plaza.join('Ann').client.post(path, body)).status).toBe(400);
});

test('it requires another, existing user', async () => {
  const ann = plaza.join('Ann');
  const answers = [ann.id, randomUUID()].map((participantId) => ann.client.post(path, { participantId }));
  expect(await Promise.all(answers)).toMatchObject([
    { status: 400, body: { error: { code: 'yourself' } } },
    { status: 404, body: { error: { code: 'person_not_found' } } },
  ]);
});

test('users without a session or without the tab have no conversations', async () => {
  const city = plaza.join('City', { role: 'municipal_government' });
  expect((await plaza.marketplace.nobody.get(path)).status).toBe(401);
  expect(await city.client.get(path)).toMatchObject({ status: 403, body: { error: { code: 'tab_not_permitted' } } });
  expect((await city.client.post(path, { participantId: randomUUID() })).status).toBe(403);
});

describe('about a booking', () => {
  test('it is a separate one, for its participants and for administrators', async () => {
    const [ann, bob, eve] = [plaza.join('Ann'), plaza.join('Bob', { role: 'contractor' }), plaza.join('Eve')];
    const admin = plaza.join('Admin', { role: 'admin_low', isAdmin: true });
    const { _id } = await storeBookingBetween(ann, bob);
    const plain = await plaza.open(ann, bob);
    const about = await plaza.open(ann, bob, _id);
    expect([about.bookingId, about.id === plain.id]).toEqual([_id, false]);
    expect((await plaza.open(bob, ann, _id)).id).toBe(about.id);
    expect((await plaza.open(admin, ann, _id)).bookingId).toBe(_id);
    const notFound = { status: 404, body: { error: { code: 'booking_not_found' } } };
    for (const [from, participantId, bookingId] of [
      [ann, eve.id, _id],
      [eve, ann.id, _id],
      [eve, admin.id, _id],
      [ann, bob.id, randomUUID()],
    ] as const) {
      expect(await from.client.post(path, { participantId, bookingId })).toMatchObject(notFound);
    }
  });
});

test('a new name or role of one is visible to the other at once', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  await plaza.open(ann, bob);
  await applyUserChangesToConversations({ ...bob, name: 'Robert', role: 'contractor' });
  expect(await plaza.listOf(ann)).toMatchObject([{ participantName: 'Robert', participantRole: 'contractor' }]);
  expect(await plaza.listOf(bob)).toMatchObject([{ participantName: 'Ann' }]);
});

test('new conversations are limited to sixty an hour; existing ones stay available', async () => {
  const ann = plaza.join('Ann');
  const others = Array.from({ length: 61 }, (_, index) => plaza.join(`Other ${index}`));
  const statuses: number[] = [];
  for (const { id } of others) statuses.push((await ann.client.post(path, { participantId: id })).status);
  expect(statuses).toEqual([...Array(60).fill(201), 429]);
  expect((await ann.client.post(path, { participantId: others[0]?.id })).status).toBe(200);
}, 60_000);

test('existing conversations work while identity is down', async () => {
  const [ann, bob, eve] = [plaza.join('Ann'), plaza.join('Bob'), plaza.join('New')];
  const conversation = await plaza.open(ann, bob);
  plaza.identity.isUp = false;
  expect((await plaza.say(ann, conversation, 'Hello')).status).toBe(201);
  expect(await ann.client.post(path, { participantId: eve.id })).toMatchObject({
    status: 500,
    body: { error: { code: 'people_unavailable' } },
  });
  plaza.identity.isUp = true;
});
