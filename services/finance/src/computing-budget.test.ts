import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { ComputingBudget } from './computing-budget';
import { service } from './service';
import { samples } from './testing/record-samples';

const root = '/api/v1/finance';
/** Its payment never covers the interest, so it is reckoned for a century. */
const loan = { ...samples.find(({ path }) => path.endsWith('/loans'))?.record, balance: '100000', monthlyPayment: '1' };

let finance: TestService;
beforeAll(async () => {
  // As little as there can be: the first computation uses it up, however fast the machine is.
  finance = await openService(service, { env: { COMPUTING_MS_PER_MINUTE: '1' } });
});
afterAll(() => finance.stop());

test.each(['/payoff', '/metrics', '/metrics/netWorth', '/properties'])(
  'a user who requests computations constantly is limited, and others are not: %s',
  async (path) => {
    const flooder = finance.as();
    const data = { format: 'plaza-finance', version: 1, loans: Array.from({ length: 100 }, () => loan) };
    expect((await flooder.post(`${root}/import`, { mode: 'add', data })).status).toBe(200);
    expect((await flooder.get(`${root}/payoff`)).status).toBe(200);
    const refusal = await flooder.get(root + path);
    expect(refusal).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await flooder.get(`${root}/loans`)).status).toBe(200);
    expect((await finance.as().get(root + path)).status).toBe(200);
  },
);

test('rejects a plan with more loans than it can compute', async () => {
  const hoarder = finance.as();
  const data = { format: 'plaza-finance', version: 1, loans: Array.from({ length: 201 }, () => loan) };
  expect((await hoarder.post(`${root}/import`, { mode: 'add', data })).status).toBe(200);
  expect(await hoarder.get(`${root}/payoff`)).toMatchObject({
    status: 409,
    body: { error: { code: 'too_many_loans' } },
  });
});

describe('a budget', () => {
  afterEach(() => jest.restoreAllMocks());

  test('also counts failures, separately for each user', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const budget = new ComputingBudget(100);
    const takes = (ms: number) => () => {
      now += ms;
    };
    budget.run('ann', takes(60));
    expect(() =>
      budget.run('ann', () => {
        now += 40;
        throw new Error('no figure');
      }),
    ).toThrow('no figure');
    expect(() => budget.run('ann', takes(1))).toThrow('Too many requests');
    expect(() => budget.run('bob', takes(1))).not.toThrow();
    now += 60_000;
    expect(() => budget.run('ann', takes(1))).not.toThrow();
  });
});
