import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import { until } from '@plaza/service-kit/testing/until';
import { type ConversationsServer, startConversations } from '../../testing/conversations-server';
import { ConversationModel } from '../records/conversation.model';
import { MessageModel } from '../records/message.model';

let plaza: ConversationsServer;
beforeAll(async () => {
  plaza = await startConversations();
});
afterAll(() => plaza.stop());

async function pair() {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  return { ann, bob, conversation: await plaza.open(ann, bob) };
}

/** What went over the bus about a conversation. */
function published<Type extends 'message.sent' | 'conversation.read'>(type: Type, id: string) {
  const isOf = (event: PlazaEvent): event is PlazaEvent<Type> =>
    event.type === type && JSON.stringify(event).includes(id);
  return plaza.marketplace.events.filter(isOf);
}

test('a message is stored for both, unread for the recipient, and published to both', async () => {
  const { ann, bob, conversation } = await pair();
  const { status, body } = await plaza.say(ann, conversation, '  Hello Bob\nand <b>all</b> ');
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    conversationId: conversation.id,
    senderId: ann.id,
    senderName: 'Ann',
    content: 'Hello Bob\nand <b>all</b>',
    timestamp: expect.any(String),
    read: false,
    type: 'text',
    clientId: null,
  });
  expect(await plaza.messagesOf(bob, conversation)).toEqual([body]);
  const last = { lastMessage: body.content, lastMessageTime: body.timestamp };
  expect(await plaza.listOf(bob)).toMatchObject([{ ...last, unreadCount: 1 }]);
  expect(await plaza.listOf(ann)).toMatchObject([{ ...last, unreadCount: 0 }]);
  await until(() => published('message.sent', conversation.id).length === 1);
  expect(published('message.sent', conversation.id)).toMatchObject([
    { payload: { message: body }, to: { users: expect.arrayContaining([ann.id, bob.id]) } },
  ]);
});

test.each([
  ['nothing', {}],
  ['only spaces', { content: ' \n\t ' }],
  ['10,000 characters', { content: 'x'.repeat(10_000) }],
  ['a query in place of text', { content: { $gt: '' } }],
  ['a number', { content: 1 }],
  ['an unknown field', { content: 'Hello', senderId: randomUUID() }],
  ['an invalid clientId', { content: 'Hello', clientId: 'again' }],
  ['a query in place of a clientId', { content: 'Hello', clientId: { $gt: '' } }],
])('rejected: %s', async (_what, body) => {
  const { ann, conversation } = await pair();
  expect((await ann.client.post(`/api/v1/conversations/${conversation.id}/messages`, body)).status).toBe(400);
  expect(await plaza.messagesOf(ann, conversation)).toEqual([]);
});

test('4,000 characters are accepted as typed', async () => {
  const { ann, bob, conversation } = await pair();
  const content = `${'<script>alert("é")</script> $where {}\u200d '.repeat(200).slice(0, 3999)}!`;
  expect((await plaza.say(ann, conversation, content)).status).toBe(201);
  expect((await plaza.messagesOf(bob, conversation))[0]?.content).toBe(content);
});

test("answers 404 for another user's conversation", async () => {
  const { ann, conversation } = await pair();
  await plaza.say(ann, conversation, 'Hello');
  const eve = plaza.join('Eve', { role: 'admin_high', isAdmin: true });
  const path = `/api/v1/conversations/${conversation.id}`;
  const { client } = eve;
  const answers = [client.get(`${path}/messages`), plaza.say(eve, conversation, 'x'), client.post(`${path}/read`)];
  const notFound = { status: 404, body: { error: { code: 'conversation_not_found' } } };
  expect(await Promise.all(answers)).toMatchObject([notFound, notFound, notFound]);
  expect(await plaza.listOf(eve)).toEqual([]);
  const { nobody } = plaza.marketplace;
  expect([(await nobody.get(`${path}/messages`)).status, (await nobody.post(`${path}/read`)).status]).toEqual([
    401, 401,
  ]);
});

describe('the same clientId', () => {
  test('twenty times concurrently is one message, and later too', async () => {
    const { ann, bob, conversation } = await pair();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => plaza.say(ann, conversation, 'Once', clientId)));
    answers.push(await plaza.say(ann, conversation, 'Once', clientId));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await plaza.messagesOf(bob, conversation)).toMatchObject([{ content: 'Once', clientId }]);
    await until(async () => (await MessageModel.countDocuments({ 'outbox.id': { $exists: true } })) === 0);
    expect(published('message.sent', conversation.id)).toHaveLength(1);
  });

  test('of two users is two messages', async () => {
    const { ann, bob, conversation } = await pair();
    const clientId = randomUUID();
    await plaza.say(ann, conversation, 'Mine', clientId);
    await plaza.say(bob, conversation, 'Mine', clientId);
    expect(await plaza.messagesOf(ann, conversation)).toHaveLength(2);
  });
});

describe('reading', () => {
  test('marks all received messages as read, publishes it to both, and does nothing when repeated', async () => {
    const { ann, bob, conversation } = await pair();
    for (const word of ['One', 'Two']) await plaza.say(ann, conversation, word);
    await plaza.say(bob, conversation, 'Three');
    expect(await plaza.listOf(bob)).toMatchObject([{ unreadCount: 2 }]);
    const path = `/api/v1/conversations/${conversation.id}/read`;
    expect((await bob.client.post(path)).status).toBe(204);
    expect(await plaza.listOf(bob)).toMatchObject([{ unreadCount: 0 }]);
    expect(await plaza.listOf(ann)).toMatchObject([{ unreadCount: 1 }]);
    expect((await plaza.messagesOf(ann, conversation)).map(({ read }) => read)).toEqual([true, true, false]);
    await bob.client.post(path);
    const read = published('conversation.read', conversation.id);
    expect(read).toMatchObject([
      { payload: { readerId: bob.id }, to: { users: expect.arrayContaining([ann.id, bob.id]) } },
    ]);
    const [at = ''] = read.map(({ payload }) => payload.at);
    const times = (await plaza.messagesOf(ann, conversation)).map(({ timestamp }) => timestamp <= at);
    expect(times).toEqual([true, true, true]);
  });
});

describe('pages', () => {
  test('go back from the latest to the first, each message once, in the order of sending', async () => {
    const { ann, bob, conversation } = await pair();
    const sent = await Promise.all(
      Array.from({ length: 25 }, (_, index) => plaza.say(index % 2 ? ann : bob, conversation, `${index}`)),
    );
    const pages: Message[][] = [];
    for (let before = ''; pages.at(-1)?.length !== 0; before = `&before=${pages.at(-1)?.[0]?.id}`) {
      pages.push(await plaza.messagesOf(ann, conversation, `?limit=10${before}`));
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0]);
    const all = pages.toReversed().flat();
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(sent.map(({ body }) => body.id)));
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'before=x', 'before[$gt]=', 'page=2'])(
    'rejected: %s',
    async (query) => {
      const { ann, conversation } = await pair();
      expect((await ann.client.get(`/api/v1/conversations/${conversation.id}/messages?${query}`)).status).toBe(400);
    },
  );

  test('cannot begin at a message of another conversation', async () => {
    const [one, other] = [await pair(), await pair()];
    const { body } = await plaza.say(one.ann, one.conversation, 'Hello');
    const path = `/api/v1/conversations/${other.conversation.id}/messages?before=${body.id}`;
    const answer = await other.ann.client.get(path);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'message_not_found' } } });
  });
});

describe('a crash between reserving a position and writing', () => {
  test('keeps the list unchanged, and repeating the message sends it once', async () => {
    const { ann, bob, conversation } = await pair();
    await plaza.say(ann, conversation, 'Before');
    const crash = jest.spyOn(MessageModel.collection, 'insertOne').mockRejectedValueOnce(new Error('killed'));
    const clientId = randomUUID();
    expect((await plaza.say(ann, conversation, 'Lost', clientId)).status).toBe(500);
    crash.mockRestore();
    expect(await ConversationModel.findById(conversation.id).lean()).toMatchObject({ lastSeq: 2 });
    expect(await plaza.listOf(bob)).toMatchObject([{ lastMessage: 'Before', unreadCount: 1 }]);
    expect((await plaza.say(ann, conversation, 'Lost', clientId)).status).toBe(201);
    expect((await plaza.messagesOf(bob, conversation)).map(({ content }) => content)).toEqual(['Before', 'Lost']);
    expect(await plaza.listOf(bob)).toMatchObject([{ lastMessage: 'Lost', unreadCount: 2 }]);
  });
});

test('a message written but not published before a crash is published afterwards', async () => {
  const { ann, conversation } = await pair();
  const publish = jest.spyOn(plaza.marketplace.bus, 'publish').mockRejectedValue(new Error('away'));
  await plaza.say(ann, conversation, 'Hello');
  await until(() => publish.mock.calls.some(([{ type }]) => type === 'message.sent'));
  expect(published('message.sent', conversation.id)).toEqual([]);
  publish.mockRestore();
  await until(() => published('message.sent', conversation.id).length === 1);
});
