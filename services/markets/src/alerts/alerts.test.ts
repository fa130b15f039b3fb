import { randomUUID } from 'node:crypto';
import { type Alert, alertsOfAPerson, type Firing, maxFirings } from '@plaza/contracts/markets/alerts';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { TestQuotes } from '../testing/test-quotes';
import { userDataService } from '../testing/user-data-service';
import { AlertEvaluator } from './alert-evaluator';
import { AlertIndex } from './alert-index';
import { type AlertRecord, UserAlertsModel } from './user-alerts.model';

const quotes = new TestQuotes();
let markets: TestService;
beforeAll(async () => {
  markets = await openService(userDataService(quotes));
});
afterAll(() => markets.stop());
beforeEach(async () => {
  await UserAlertsModel.deleteMany({});
  quotes.set('crypto', { bitcoin: 97_000, ether: 3300 });
});

const path = '/api/v1/markets/alerts';
const above = { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 100_000 } as const;
const firingsOf = async (client: ReturnType<TestService['as']>) =>
  (await client.get<Firing[]>('/api/v1/markets/alert-firings')).body;

/** An instance that evaluators bitcoin at a price. */
function newEvaluator() {
  const fired = jest.fn();
  const evaluator = new AlertEvaluator(fired);
  return {
    fired,
    evaluator,
    async at(price: number) {
      quotes.set('crypto', { bitcoin: price });
      await evaluator.evaluate('crypto', (await quotes.list('crypto')).quotes);
    },
  };
}

test('an alert is added with the name of its quote, listed newest first, and removed', async () => {
  const ann = markets.as();
  const { status, body } = await ann.post<Alert>(path, above);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...above, name: 'bitcoin by name', armed: true });
  await ann.post(path, { ...above, direction: 'below', threshold: 90_000 });
  expect((await ann.get(path)).body).toMatchObject([{ direction: 'below' }, { direction: 'above' }]);
  expect((await ann.delete(`${path}/${body.id}`)).status).toBe(204);
  expect((await ann.get<Alert[]>(path)).body).toHaveLength(1);
  expect((await ann.delete(`${path}/${body.id}`)).status).toBe(404);
});

test.each([
  ['nothing', {}],
  ['an unknown field', { ...above, owner: 'me' }],
  ['an unknown kind', { ...above, kind: 'news' }],
  ['a query in place of a key', { ...above, key: { $gt: '' } }],
  ['a threshold below zero', { ...above, threshold: -1 }],
  ['a threshold as text', { ...above, threshold: '100000' }],
  ['a threshold beyond all prices', { ...above, threshold: 1e13 }],
  ['another direction', { ...above, direction: 'up' }],
  ['10,000 characters', { ...above, key: 'x'.repeat(10_000) }],
  ['a list', [above]],
  ['a text', '"bitcoin"'],
  ['null', 'null'],
])('rejects %s', async (_what, body) => {
  expect((await markets.as().post(path, body)).status).toBe(400);
});

test('rejects an alert for a symbol that no list has', async () => {
  const answer = await markets.as().post(path, { ...above, key: '__proto__' });
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'quote_not_found' } } });
});

test('adding the same alert twice, also concurrently, stores one', async () => {
  const ann = markets.as();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ann.post<Alert>(path, above)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await ann.get<Alert[]>(path)).body).toHaveLength(1);
});

test('the number of alerts is limited, also for concurrent requests', async () => {
  const ann = markets.as();
  const add = (index: number) => ann.post(path, { ...above, threshold: 100_000 + index });
  for (let from = 0; from < alertsOfAPerson - 10; from += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(from + index)));
  }
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => add(1000 + index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { error: { code: 'too_many_alerts' } } });
});

test('users can neither see nor remove the alerts of others', async () => {
  const [ann, bob] = [markets.as(), markets.as()];
  const { body } = await ann.post<Alert>(path, above);
  expect((await bob.get(path)).body).toEqual([]);
  expect((await bob.delete(`${path}/${body.id}`)).status).toBe(404);
  expect((await ann.get<Alert[]>(path)).body).toHaveLength(1);
});

describe('a price that crosses the threshold', () => {
  test('fires once per crossing, and rearms the alert on the way back', async () => {
    const ann = markets.as();
    await ann.post(path, above);
    const { at, fired } = newEvaluator();
    for (const price of [99_999, 100_000, 101_000, 102_000, 99_000, 99_500, 103_000]) await at(price);
    expect((await firingsOf(ann)).map(({ price }) => price)).toEqual([103_000, 100_000]);
    expect(fired).toHaveBeenCalledTimes(2);
    expect((await ann.get(path)).body).toMatchObject([{ armed: false }]);
  });

  test('fires downwards too', async () => {
    const ann = markets.as();
    await ann.post(path, { ...above, direction: 'below', threshold: 95_000 });
    const { at } = newEvaluator();
    for (const price of [95_001, 95_000, 94_000]) await at(price);
    expect(await firingsOf(ann)).toMatchObject([{ direction: 'below', threshold: 95_000, price: 95_000, seen: false }]);
  });

  test('fires once if two instances evaluate it concurrently', async () => {
    const ann = markets.as();
    await ann.post(path, above);
    const evaluators = [newEvaluator(), newEvaluator(), newEvaluator()];
    for (const { at } of evaluators) await at(99_000);
    await Promise.all(evaluators.map(({ at }) => at(101_000)));
    expect(await firingsOf(ann)).toHaveLength(1);
    expect(evaluators.reduce((sum, { fired }) => sum + fired.mock.calls.length, 0)).toBe(1);
  });

  test('does not fire an alert that was created beyond its threshold until the price has returned', async () => {
    const ann = markets.as();
    quotes.set('crypto', { bitcoin: 101_000 });
    expect((await ann.post(path, above)).body).toMatchObject({ armed: false });
    const { at } = newEvaluator();
    await at(102_000);
    expect(await firingsOf(ann)).toEqual([]);
    await at(99_000);
    await at(100_500);
    expect(await firingsOf(ann)).toHaveLength(1);
  });

  test('stores the event together with the firing, addressed only to its user', async () => {
    const id = randomUUID();
    const ann = markets.as({ id });
    await ann.post(path, above);
    await newEvaluator().at(101_000);
    const [firing] = await firingsOf(ann);
    const record = await UserAlertsModel.findById(id).lean();
    expect(record?.outbox).toMatchObject([{ type: 'alert.fired', to: { users: [id] }, payload: firing }]);
  });

  test('of a deleted alert notifies nobody', async () => {
    const ann = markets.as();
    const { body } = await ann.post<Alert>(path, above);
    const { at, fired } = newEvaluator();
    await at(99_000);
    await ann.delete(`${path}/${body.id}`);
    await at(101_000);
    expect(await firingsOf(ann)).toEqual([]);
    expect(fired).not.toHaveBeenCalled();
  });
});

test('fires thousands of alerts on one price at once', async () => {
  const people = Array.from({ length: 1200 }, () => randomUUID());
  const alert = (): AlertRecord => ({
    ...above,
    id: randomUUID(),
    name: 'Bitcoin',
    armed: true,
    createdAt: new Date(),
  });
  const now = new Date();
  await UserAlertsModel.insertMany(people.map((_id) => ({ _id, alerts: [alert()], firings: [], changedAt: now })));
  await newEvaluator().at(101_000);
  expect(await UserAlertsModel.countDocuments({ 'alerts.armed': false, 'firings.0.price': 101_000 })).toBe(1200);
});

describe("an instance's copy of the alerts", () => {
  const known = (watched: AlertIndex) => [...watched.on('crypto', 'bitcoin')].map(({ threshold }) => threshold).sort();
  let now = 1_000_000;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('follows additions and removals by other instances within seconds', async () => {
    const ann = markets.as();
    const watched = new AlertIndex();
    await watched.refresh();
    expect([...watched.kinds()]).toEqual([]);
    const { body } = await ann.post<Alert>(path, above);
    await ann.post(path, { ...above, threshold: 200_000 });
    await watched.refresh();
    expect(known(watched)).toEqual([]);
    now += 5000;
    await watched.refresh();
    expect(known(watched)).toEqual([100_000, 200_000]);
    expect([...watched.kinds()]).toEqual(['crypto']);
    await ann.delete(`${path}/${body.id}`);
    now += 5000;
    await watched.refresh();
    expect(known(watched)).toEqual([200_000]);
  });

  test('follows alerts that another instance rearmed', async () => {
    await markets.as().post(path, above);
    const { evaluator, at } = newEvaluator();
    const other = newEvaluator();
    await at(99_000);
    await other.at(101_000);
    now += 5000;
    await other.at(99_000);
    expect(await UserAlertsModel.countDocuments({ 'alerts.armed': true })).toBe(1);
    now += 5000;
    await evaluator.kinds();
    await at(101_000);
    expect(await UserAlertsModel.countDocuments({ firings: { $size: 2 } })).toBe(1);
  });

  test('drops deleted users within minutes', async () => {
    const id = randomUUID();
    await markets.as({ id }).post(path, above);
    const watched = new AlertIndex();
    await watched.refresh();
    await UserAlertsModel.deleteOne({ _id: id });
    now += 300_000;
    await watched.refresh();
    expect([...watched.kinds()]).toEqual([]);
  });

  test('is kept while the database does not answer', async () => {
    await markets.as().post(path, above);
    const watched = new AlertIndex();
    await watched.refresh();
    now += 5000;
    jest.spyOn(UserAlertsModel, 'find').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(watched.refresh()).rejects.toThrow('away');
    expect(known(watched)).toEqual([100_000]);
    now += 5000;
    await watched.refresh();
    expect(known(watched)).toEqual([100_000]);
  });
});

test('all firings are marked as seen', async () => {
  const ann = markets.as();
  await ann.post(path, above);
  const { at } = newEvaluator();
  for (const price of [101_000, 99_000, 101_000]) await at(price);
  expect((await ann.post('/api/v1/markets/alert-firings/seen')).status).toBe(204);
  expect((await firingsOf(ann)).map(({ seen }) => seen)).toEqual([true, true]);
});

test('only the latest firings are kept', async () => {
  const ann = markets.as();
  await ann.post(path, above);
  const { at } = newEvaluator();
  for (let index = 0; index <= maxFirings; index++) {
    await at(100_001 + index);
    await at(99_000);
  }
  const firings = await firingsOf(ann);
  expect(firings).toHaveLength(maxFirings);
  expect(firings.at(-1)?.price).toBe(100_002);
});
