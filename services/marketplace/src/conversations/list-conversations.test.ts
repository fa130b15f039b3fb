import { randomUUID } from 'node:crypto';
import type { Role } from '@plaza/contracts/roles';
import { type ConversationsServer, startConversations } from '../testing/conversations-server';
import { countUnread, findLatestConversations } from './list-conversations';
import { findPartners } from './publish-presence';
import { ConversationModel, conversationKey } from './records/conversation.model';
import { MessageModel } from './records/message.model';

const [conversationCount, messageCount, listed] = [300, 20_000, 200];
const role: Role = 'user';
let plaza: ConversationsServer;
let ann: ReturnType<ConversationsServer['join']>;

beforeAll(async () => {
  plaza = await startConversations();
  ann = plaza.join('Ann');
  const begin = Date.parse('2026-01-01T00:00:00.000Z');
  const conversations = Array.from({ length: conversationCount }, (_, index) => {
    const other = { id: randomUUID(), name: `Other ${index}`, role };
    return {
      _id: randomUUID(),
      key: conversationKey(ann.id, other.id, null),
      bookingId: null,
      lastSeq: 1000,
      participants: [{ id: ann.id, name: 'Ann', role }, other],
      latestAt: new Date(begin + index * 1000),
    };
  });
  await ConversationModel.insertMany(conversations);
  const messages = Array.from({ length: messageCount }, (_, index) => {
    const place = index % conversationCount;
    const { _id: conversationId, latestAt, participants } = conversations[place] as (typeof conversations)[number];
    const senderId = participants[1]?.id ?? '';
    const isUnread = index >= messageCount - conversationCount;
    const message = { conversationId, senderId, seq: index, content: `${place}: ${index}`, at: latestAt };
    return { _id: randomUUID(), ...message, ...(isUnread ? { unreadBy: ann.id } : {}) };
  });
  await MessageModel.insertMany(messages);
}, 60_000);
afterAll(() => plaza.stop());

/** Every number under a name, wherever in a plan. */
function numbersOf(explained: unknown, name: string): number[] {
  if (Array.isArray(explained)) return explained.flatMap((one) => numbersOf(one, name));
  if (typeof explained !== 'object' || explained === null) return [];
  return Object.entries(explained).flatMap(([key, value]) => {
    if (key === name) return [Number(value)];
    return key === 'rejectedPlans' || key === 'queryPlanner' ? [] : numbersOf(value, name);
  });
}

test('of 300 conversations the latest 200 are listed, latest first, each with its newest message', async () => {
  const list = await plaza.listOf(ann);
  expect(list).toHaveLength(listed);
  expect(list.map(({ participantName }) => participantName)).toEqual(
    Array.from({ length: listed }, (_, index) => `Other ${conversationCount - 1 - index}`),
  );
  const newest = await MessageModel.findOne({ conversationId: list[0]?.id }).sort({ seq: -1 }).orFail();
  expect(list[0]).toMatchObject({ lastMessage: newest.content, unreadCount: 1 });
});

test('one beyond the list is read by its id, with its newest message', async () => {
  const oldest = await ConversationModel.findOne({ 'participants.id': ann.id }).sort({ latestAt: 1 }).orFail();
  expect((await plaza.listOf(ann)).map(({ id }) => id)).not.toContain(oldest.id);
  const newest = await MessageModel.findOne({ conversationId: oldest.id }).sort({ seq: -1 }).orFail();
  expect(await ann.client.get(`/api/v1/conversations/${oldest.id}`)).toMatchObject({
    status: 200,
    body: { id: oldest.id, participantName: 'Other 0', lastMessage: newest.content, unreadCount: 1, isOnline: false },
  });
});

test('of 20,000 messages only the shown ones are read, without a scan', async () => {
  const explained: unknown = await findLatestConversations(ann.id).explain('executionStats');
  expect(JSON.stringify(explained)).toContain('IXSCAN');
  expect(JSON.stringify(explained)).not.toMatch(/COLLSCAN|"SORT"/);
  expect(Math.max(...numbersOf(explained, 'totalDocsExamined'))).toBeLessThanOrEqual(2 * listed);
});

test('unread ones are counted from their index only', async () => {
  const ids = (await plaza.listOf(ann)).map(({ id }) => id);
  const explained: unknown = await countUnread(ann.id, ids).explain('executionStats');
  expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
  expect(Math.max(...numbersOf(explained, 'totalDocsExamined'))).toBe(0);
  expect(Math.max(...numbersOf(explained, 'totalKeysExamined'))).toBeLessThanOrEqual(2 * conversationCount);
});

test('the users in conversations with somebody are found by an index, at most 200 of them', async () => {
  const [partners] = await findPartners([ann.id]);
  expect(partners?.ids).toHaveLength(listed);
  const explained: unknown = await findPartners([ann.id]).explain('executionStats');
  expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
  expect(Math.max(...numbersOf(explained, 'totalDocsExamined'))).toBe(conversationCount);
});
