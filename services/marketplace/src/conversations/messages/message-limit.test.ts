import { until } from '@plaza/service-kit/testing/until';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import { type ConversationsServer, startConversations } from '../../testing/conversations-server';
import { MessageModel } from '../records/message.model';

let redis: Awaited<ReturnType<typeof requireOwnRedis>>;
let plaza: ConversationsServer;
let second: Awaited<ReturnType<ConversationsServer['anotherInstance']>>;
beforeAll(async () => {
  redis = await requireOwnRedis();
  plaza = await startConversations({ env: { MESSAGES_PER_MINUTE: '120', REDIS_URL: redis.url } });
  second = await plaza.anotherInstance();
});
afterAll(async () => {
  await second.stop();
  await plaza.stop();
  await redis.stop();
});

test('of 1,000 concurrent messages at two instances, exactly as many as the limit are stored', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  const conversation = await plaza.open(ann, bob);
  const elsewhere = { ...ann, client: second.as({ id: ann.id, role: ann.role }) };
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => plaza.say(index % 2 ? ann : elsewhere, conversation, `${index}`)),
  );
  const sent = answers.filter(({ status }) => status === 201);
  const rejected = answers.filter(({ status }) => status === 429);
  expect([sent.length, rejected.length]).toEqual([120, 880]);
  expect(rejected.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  const stored = await MessageModel.find({ conversationId: conversation.id }).lean();
  expect(new Set(stored.map(({ _id }) => _id))).toEqual(new Set(sent.map(({ body }) => body.id)));
  expect(await plaza.listOf(bob)).toMatchObject([{ unreadCount: 120 }]);
  expect((await plaza.say(bob, conversation, 'I may')).status).toBe(201);
}, 60_000);

test('a message sent at one instance is received at the other', async () => {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  const conversation = await plaza.open(ann, bob);
  const { body } = await plaza.say(ann, conversation, 'Hello');
  const heard = ({ events }: Pick<typeof second, 'events'>) =>
    events.filter(({ type, payload }) => type === 'message.sent' && JSON.stringify(payload).includes(body.id));
  await until(() => heard(second).length > 0 && heard(plaza.marketplace).length > 0);
  expect(heard(second)[0]).toMatchObject({ payload: { message: body } });
});
