import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { type ConversationsServer, startConversations } from '../testing/conversations-server';

const passing = performance.now.bind(performance);
let ahead = 0;
const clock = {
  forward(ms: number) {
    ahead += ms;
  },
};
let plaza: ConversationsServer;
beforeAll(async () => {
  plaza = await startConversations();
});
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => passing() + ahead);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

interface Word {
  readonly came?: string[];
  readonly left?: string[];
  readonly whole?: boolean;
}

/** A gateway that reports what a test says. */
function gateway() {
  const gatewayId = randomUUID();
  return ({ came = [], left = [], whole = false }: Word) =>
    plaza.marketplace.bus.publish(createEvent('presence.told', { gatewayId, whole, came, left }));
}

async function pair() {
  const [ann, bob] = [plaza.join('Ann'), plaza.join('Bob')];
  await plaza.open(ann, bob);
  return { ann, bob };
}

const isChange = (event: PlazaEvent): event is PlazaEvent<'presence.changed'> => event.type === 'presence.changed';
/** The presence events of a user, in order. */
const toldOf = (userId: string) =>
  plaza.marketplace.events.filter(isChange).filter(({ payload }) => payload.userId === userId);
const statesOf = (userId: string) => toldOf(userId).map(({ payload }) => payload.isOnline);
const seenBy = async (user: Parameters<ConversationsServer['listOf']>[0]) =>
  (await plaza.listOf(user)).map(({ isOnline }) => isOnline);

test('a user who connects is shown at once, and published only to those in conversations with them', async () => {
  const { ann, bob } = await pair();
  const stranger = plaza.join('Stranger');
  await gateway()({ came: [bob.id, stranger.id] });
  expect(await seenBy(ann)).toEqual([true]);
  expect(await seenBy(bob)).toEqual([false]);
  await until(() => statesOf(bob.id).length === 1);
  expect(toldOf(bob.id)).toMatchObject([{ payload: { isOnline: true }, to: { users: [ann.id] } }]);
  expect(statesOf(stranger.id)).toEqual([]);
});

test('a user who disconnects stays online for a moment, and is then reported offline', async () => {
  const { ann, bob } = await pair();
  const tell = gateway();
  await tell({ came: [bob.id] });
  await until(() => statesOf(bob.id).length === 1);
  await tell({ left: [bob.id] });
  expect(await seenBy(ann)).toEqual([true]);
  clock.forward(3000);
  await until(() => statesOf(bob.id).length === 2);
  expect([statesOf(bob.id), await seenBy(ann)]).toEqual([[true, false], [false]]);
});

test('reloading a page does not flicker, also through another gateway', async () => {
  const { ann, bob } = await pair();
  const eve = plaza.join('Eve');
  await plaza.open(eve, ann);
  const [one, other] = [gateway(), gateway()];
  await one({ came: [bob.id, eve.id] });
  await until(() => statesOf(bob.id).length === 1);
  await one({ left: [bob.id, eve.id] });
  clock.forward(1000);
  await other({ came: [bob.id] });
  clock.forward(3000);
  await until(() => statesOf(eve.id).length === 2);
  expect(statesOf(bob.id)).toEqual([true]);
  expect(await seenBy(ann)).toEqual([false, true]);
});

test('a user at two gateways stays online until they left both', async () => {
  const { ann, bob } = await pair();
  const eve = plaza.join('Eve');
  await plaza.open(eve, ann);
  const [one, other] = [gateway(), gateway()];
  await one({ came: [bob.id, eve.id] });
  await other({ came: [bob.id] });
  await one({ left: [bob.id, eve.id] });
  clock.forward(3000);
  await until(() => statesOf(eve.id).length === 2);
  expect(statesOf(bob.id)).toEqual([true]);
  await other({ left: [bob.id] });
  clock.forward(3000);
  await until(() => statesOf(bob.id).length === 2);
});

test('a complete report makes up for lost ones', async () => {
  const { ann, bob } = await pair();
  const tell = gateway();
  await tell({ whole: true, came: [bob.id] });
  expect(await seenBy(ann)).toEqual([true]);
  await tell({ whole: true, came: [ann.id] });
  clock.forward(3000);
  await until(() => statesOf(bob.id).length === 2);
  expect([await seenBy(ann), await seenBy(bob)]).toEqual([[false], [true]]);
});

test('nobody is online at a gateway that stopped, or was silent for 45 seconds', async () => {
  const { ann, bob } = await pair();
  const [stops, dies] = [gateway(), gateway()];
  await stops({ came: [ann.id] });
  await dies({ came: [bob.id] });
  await stops({ whole: true });
  clock.forward(3000);
  await until(() => statesOf(ann.id).length === 2);
  expect(statesOf(bob.id)).toEqual([true]);
  clock.forward(42_000);
  const isLeaving = until(() => statesOf(bob.id).length === 2);
  const timer = setInterval(() => clock.forward(500), 100);
  await isLeaving.finally(() => clearInterval(timer));
  expect(await seenBy(ann)).toEqual([false]);
});

test('a clock change takes nobody offline', async () => {
  const [{ bob }, { bob: eve }, { bob: leaver }] = [await pair(), await pair(), await pair()];
  const [silent, talking] = [gateway(), gateway()];
  await silent({ came: [bob.id] });
  await talking({ came: [leaver.id] });
  await until(() => statesOf(bob.id).length === 1);
  const now = Date.now.bind(Date);
  let set = 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + set);
  await talking({ came: [eve.id] });
  await until(() => statesOf(eve.id).length === 1);
  set += 3000;
  await talking({ left: [leaver.id] });
  clock.forward(3000);
  await until(() => statesOf(leaver.id).length === 2);
  expect(statesOf(bob.id)).toEqual([true]);
});

test('a starting instance requests who is online', async () => {
  const { ann, bob } = await pair();
  const second = await plaza.anotherInstance();
  expect(plaza.marketplace.events.some(({ type }) => type === 'presence.asked')).toBe(true);
  await second.bus.publish(
    createEvent('presence.told', { gatewayId: randomUUID(), whole: true, came: [bob.id], left: [] }),
  );
  const at = { ...ann, client: second.as({ id: ann.id, role: ann.role }) };
  expect(await seenBy(at)).toEqual([true]);
  await second.stop();
});
