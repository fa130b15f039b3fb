import { type ConversationsServer, startConversations } from '../testing/conversations-server';
import { applyUserChangesToConversations } from './apply-user-changes';
import { ConversationModel } from './records/conversation.model';
import { MessageModel } from './records/message.model';
import { removeConversationsOf } from './remove-conversations';

let plaza: ConversationsServer;
beforeAll(async () => {
  plaza = await startConversations();
});
afterAll(() => plaza.stop());

test('the messages of a deleted user are removed; the other can still read, sees a deleted account and cannot write', async () => {
  const [ann, bob, eve] = [plaza.join('Ann'), plaza.join('Bob'), plaza.join('Eve')];
  const [conversation, untouched] = [await plaza.open(ann, bob), await plaza.open(ann, eve)];
  await plaza.say(ann, conversation, 'Mine');
  await plaza.say(bob, conversation, 'Yours');
  await plaza.say(eve, untouched, 'Hello');
  plaza.identity.remove(bob.id);
  await removeConversationsOf(bob.id);
  await removeConversationsOf(bob.id);
  await applyUserChangesToConversations(bob);
  expect(await plaza.messagesOf(ann, conversation)).toMatchObject([{ content: 'Mine' }]);
  expect(await plaza.listOf(ann)).toMatchObject([
    { participantName: 'Eve', unreadCount: 1 },
    { participantName: 'Deleted account', lastMessage: 'Mine', unreadCount: 0, isOnline: false },
  ]);
  const rejected = { status: 409, body: { error: { code: 'participant_gone' } } };
  expect(await plaza.say(ann, conversation, 'Are you there?')).toMatchObject(rejected);
  expect((await plaza.say(ann, untouched, 'Hello')).status).toBe(201);
});

test('a conversation without remaining users is deleted with all messages', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  const { id } = await plaza.open(ann, bob);
  await plaza.say(ann, { id }, 'Mine');
  await plaza.say(bob, { id }, 'Yours');
  await Promise.all([removeConversationsOf(ann.id), removeConversationsOf(bob.id)]);
  expect(await ConversationModel.exists({ _id: id })).toBeNull();
  expect(await MessageModel.countDocuments({ conversationId: id })).toBe(0);
});

test('an interrupted removal is completed by the next one', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  const { id } = await plaza.open(ann, bob);
  await plaza.say(bob, { id }, 'Yours');
  const cut = jest.spyOn(MessageModel, 'deleteMany').mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(removeConversationsOf(bob.id)).rejects.toThrow('killed');
  cut.mockRestore();
  await removeConversationsOf(bob.id);
  expect(await plaza.messagesOf(ann, { id })).toEqual([]);
});
