import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { SettingsModel } from '../settings/records/settings.model';
import { type MarketsServer, startMarkets } from '../testing/markets-server';
import { samples } from '../testing/record-samples';

interface Kept {
  id: string;
  version: number;
  updatedAt: string;
  [field: string]: unknown;
}

let markets: MarketsServer;
let finance: TestService;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

const invalid = (field: string) => ({
  status: 400,
  body: {
    error: { code: 'invalid_input', details: expect.arrayContaining([expect.objectContaining({ path: field })]) },
  },
});

describe.each(samples)('$kind', ({ kind, path, record, given, amount, text, choice, otherChoice }) => {
  async function somebodyWithOne(fields: object = {}) {
    const ana = finance.as();
    const added = await ana.post<Kept>(path, { ...record, ...fields });
    expect(added.status).toBe(201);
    return { ana, kept: added.body, own: `${path}/${added.body.id}` };
  }
  const missing = { status: 404, body: { error: { code: `${kind}_not_found` } } };

  test('it is answered as it was added, with defaults for omitted fields', async () => {
    const { ana, kept } = await somebodyWithOne();
    expect(kept).toMatchObject({ ...record, ...given, version: 0 });
    expect((await ana.get(path)).body).toEqual([kept]);
  });

  test('it is added once, however often it is sent with the same key', async () => {
    const [ana, ben] = [finance.as(), finance.as()];
    const key: string = randomUUID();
    const send = (who = ana, fields: object = {}, header = key) =>
      who.post<Kept>(path, { ...record, ...fields }, { headers: { 'Idempotency-Key': header } });
    const added = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.get<Kept[]>(path)).body).toEqual([added[0]?.body]);
    const reused = { status: 409, body: { error: { code: 'idempotency_key_reused' } } };
    expect(await send(ana, { notes: 'Another one' })).toMatchObject(reused);
    expect(await send(ben)).toMatchObject({ status: 201 });
    expect((await ana.get<Kept[]>(path)).body).toHaveLength(1);
    expect(await send(ana, {}, 'no key of ours!')).toMatchObject({ status: 400 });
    expect(await send(ana, {}, randomUUID())).toMatchObject({ status: 201 });
  });

  test('repeating it answers the current state, and another key adds another one', async () => {
    const ana = finance.as();
    const send = (key: string) => ana.post<Kept>(path, record, { headers: { 'Idempotency-Key': key } });
    const [first, second] = [randomUUID(), randomUUID()];
    const own = `${path}/${(await send(first)).body.id}`;
    await ana.patch(own, { notes: 'Changed since' });
    expect((await send(first)).body).toMatchObject({ notes: 'Changed since', version: 1 });
    expect((await send(second)).status).toBe(201);
    expect((await ana.get<Kept[]>(path)).body).toHaveLength(2);
  });

  test('changing one field keeps the others, and increments the version', async () => {
    const { ana, kept, own } = await somebodyWithOne();
    const { status, body } = await ana.patch<Kept>(own, { [choice]: otherChoice, version: 0 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...kept, [choice]: otherChoice, version: 1, updatedAt: body.updatedAt });
    expect((await ana.get(path)).body).toEqual([body]);
  });

  test('it is not found after its deletion', async () => {
    const { ana, own } = await somebodyWithOne();
    expect(await ana.delete(own)).toMatchObject({ status: 204, body: '' });
    expect((await ana.get(path)).body).toEqual([]);
    expect(await ana.delete(own)).toMatchObject(missing);
    expect(await ana.patch(own, { notes: 'late' })).toMatchObject(missing);
  });

  test('answers 404 for a record of another user', async () => {
    const { ana, kept, own } = await somebodyWithOne();
    const ben = finance.as({ role: 'admin_high' });
    expect(await ben.patch(own, { notes: 'stolen' })).toMatchObject(missing);
    expect(await ben.delete(own)).toMatchObject(missing);
    expect((await ben.get(path)).body).toEqual([]);
    expect((await ana.get(path)).body).toEqual([kept]);
  });

  test('answers 404 for an invalid or unknown id', async () => {
    for (const id of ['1', '%24gt', randomUUID()]) {
      expect((await finance.as().patch(`${path}/${id}`, { notes: 'x' })).status).toBe(404);
    }
  });

  test('every call requires a session', async () => {
    expect((await finance.nobody.get(path)).status).toBe(401);
    expect((await finance.nobody.post(path, record)).status).toBe(401);
  });

  test.each([
    '-1',
    '-0.01',
    'NaN',
    'Infinity',
    '1e3',
    '1E3',
    '1,234.56',
    '1.234,56',
    '1 234',
    '12a',
    '0x10',
    '1.',
    '1234567890123456',
    '0.001',
    '0.123456789',
    1e21,
    true,
    ['1'],
    { $gt: '' },
    { $numberDecimal: '1' },
  ])('rejects an amount of %j, in a new record and in changes', async (value) => {
    const { ana, own, kept } = await somebodyWithOne();
    expect(await ana.post(path, { ...record, [amount]: value })).toMatchObject(invalid(amount));
    expect(await ana.patch(own, { [amount]: value })).toMatchObject(invalid(amount));
    expect((await ana.get(path)).body).toEqual([kept]);
  });

  test.each<[string, object]>([
    ['an operator as text', { [text]: { $gt: '' } }],
    ['too long a text', { [text]: 'x'.repeat(limits.longText + 1) }],
    ['too long notes', { notes: 'x'.repeat(limits.longText + 1) }],
    ['a choice that there is not', { [choice]: 'Piggy bank' }],
    ['an operator as a choice', { [choice]: { $ne: null } }],
    ['an operator as a currency', { currency: { $gt: '' } }],
    ['an invalid currency code', { currency: '$$$' }],
    ['a user id', { userId: randomUUID() }],
    ['an unknown field', { $set: { notes: 'x' } }],
  ])('rejects %s, in a new record and in changes', async (_what, fields) => {
    const { ana, own, kept } = await somebodyWithOne();
    const refused = { status: 400, body: { error: { code: 'invalid_input' } } };
    expect(await ana.post(path, { ...record, ...fields })).toMatchObject(refused);
    expect(await ana.patch(own, fields)).toMatchObject(refused);
    expect((await ana.get(path)).body).toEqual([kept]);
  });

  test('rejects an empty change', async () => {
    const { ana, own } = await somebodyWithOne();
    expect((await ana.patch(own, {})).status).toBe(400);
    expect((await ana.patch(own, { version: 0 })).status).toBe(400);
  });

  test('accepts texts of the maximum length', async () => {
    const { kept } = await somebodyWithOne({ notes: 'n'.repeat(limits.longText) });
    expect(kept.notes).toHaveLength(limits.longText);
  });

  test('the largest and the smallest amounts keep every digit', async () => {
    const { ana, kept, own } = await somebodyWithOne({ currency: 'BTC', [amount]: '999999999999999.99999999' });
    expect(kept[amount]).toBe('999999999999999.99999999');
    const { body } = await ana.patch<Kept>(own, { [amount]: '0.00000001' });
    expect(body[amount]).toBe('0.00000001');
  });

  test("rejects a currency without a rate; accepts one with the user's override", async () => {
    const { ana, own, kept } = await somebodyWithOne();
    expect(await ana.post(path, { ...record, currency: 'ZZZ' })).toMatchObject(invalid('currency'));
    expect(await ana.patch(own, { currency: 'ZZZ' })).toMatchObject(invalid('currency'));
    expect((await ana.get(path)).body).toEqual([kept]);

    const owner = { id: randomUUID() };
    await SettingsModel.create({ _id: owner.id, manualRateOverrides: { ZZZ: '2' } });
    const ben = finance.as(owner);
    expect(await ben.post(path, { ...record, currency: 'zzz' })).toMatchObject({
      status: 201,
      body: { currency: 'ZZZ' },
    });
  });

  test('rejects more decimals than the currency has, whichever of both changes', async () => {
    const { ana, own, kept } = await somebodyWithOne({ currency: 'ETH', [amount]: '0.00000001' });
    expect(await ana.patch(own, { currency: 'EUR' })).toMatchObject(invalid(amount));
    expect(await ana.patch(own, { currency: 'EUR', [amount]: '1.234' })).toMatchObject(invalid(amount));
    expect((await ana.get(path)).body).toEqual([kept]);
    expect((await ana.patch(own, { currency: 'EUR', [amount]: '1.23' })).status).toBe(200);
    expect(await ana.patch(own, { [amount]: '1.234' })).toMatchObject(invalid(amount));
  });

  test('concurrent changes never combine a currency with an invalid amount', async () => {
    const { ana, own } = await somebodyWithOne({ currency: 'BTC' });
    const [first, second] = await Promise.all([
      ana.patch(own, { [amount]: '0.12345678' }),
      ana.patch(own, { currency: 'USD' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 400]);
  });

  test('rejects a change of an older version, and writes nothing', async () => {
    const { ana, own } = await somebodyWithOne();
    const { body: newer } = await ana.patch<Kept>(own, { notes: 'newer', version: 0 });
    const late = await ana.patch(own, { notes: 'late', [choice]: otherChoice, version: 0 });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_elsewhere' } } });
    expect((await ana.get(path)).body).toEqual([newer]);
    expect((await ana.patch<Kept>(own, { notes: 'without a version' })).body).toMatchObject({ version: 2 });
  });

  test('of ten concurrent changes of the same version exactly one is applied', async () => {
    const { ana, own } = await somebodyWithOne();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ana.patch<Kept>(own, { notes: `${n}`, version: 0 })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await ana.get(path)).body).toEqual([taken[0]?.body]);
  });

  test('ten concurrent changes without a version are all applied and counted', async () => {
    const { ana, own } = await somebodyWithOne();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ana.patch<Kept>(own, { notes: `${n}` })));
    const versions = answers.map(({ body }) => body.version).toSorted((a, b) => a - b);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
