import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { samples } from '../testing/record-samples';

const root = '/api/v1/finance';

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

/** What a client could send where a decimal text belongs: other notations, other digits, and no text at all. */
const noDecimals = [
  '12,50',
  '1,200.50',
  '1.200,50',
  '1 200',
  '1\u00a0200',
  '1\u202f200',
  "1'200",
  '1_200',
  '1e3',
  '1E3',
  '0x10',
  '0b1',
  '+5',
  '--5',
  '-',
  '.',
  '.5',
  '5.',
  '1.2.3',
  '5-',
  '(5)',
  '\u22125',
  '١٢',
  '１２',
  '½',
  '12\u200b',
  '12.5 CAD',
  'CA$5',
  '5%',
  'NaN',
  'Infinity',
  '-Infinity',
  true,
  [],
  ['5'],
  {},
  { $gt: '' },
  { $numberDecimal: '5' },
];

const amounts = {
  loan: ['balance', 'monthlyPayment', 'interestRate'],
  income: ['monthlyAmount'],
  expense: ['monthlyAmount'],
  property: ['propertyValue', 'monthlyRent', 'mortgageBalance', 'downPayment', 'taxes', 'insurance', 'utilities'],
  account: ['balance', 'interestRate', 'conversionFactor'],
} as const;
const account = { kind: 'account', path: `${root}/accounts`, record: { name: 'Savings', type: 'Savings' } } as const;
const fields = [...samples, account].flatMap(({ kind, path, record }) =>
  amounts[kind].map((field) => ({ kind, path, record, field })),
);

test.each(fields)('the $field of a $kind is a decimal text or rejected, never read as another number', async (one) => {
  const { path, record, field } = one;
  const ana = finance.as();
  const { body } = await ana.post<{ id: string }>(path, record);
  const taken = [];
  for (const value of noDecimals) {
    const added = await ana.post(path, { ...record, [field]: value });
    const changed = await ana.patch(`${path}/${body.id}`, { [field]: value });
    if (added.status !== 400 || changed.status !== 400) taken.push([value, added.status, changed.status]);
  }
  expect(taken).toEqual([]);
  expect((await ana.get(path)).body).toEqual([body]);
});

test('the same applies to a custom rate', async () => {
  const ana = finance.as();
  const answers = noDecimals.map((rate) => ana.patch(`${root}/settings`, { manualRateOverrides: { WAX: rate } }));
  expect((await Promise.all(answers)).filter(({ status }) => status !== 400)).toEqual([]);
  for (const rate of ['-1', '0', '0.000', -1, 0, 1e-7]) {
    expect((await ana.patch(`${root}/settings`, { manualRateOverrides: { WAX: rate } })).status).toBe(400);
  }
  expect((await ana.get(`${root}/settings`)).body).toMatchObject({ manualRateOverrides: {} });
});

test('the same applies to extra cash', async () => {
  const ana = finance.as();
  const texts = noDecimals.filter((value) => typeof value === 'string');
  const asked = texts.map((extra) => ana.get(`${root}/payoff?extra=${encodeURIComponent(extra)}`));
  expect((await Promise.all(asked)).filter(({ status }) => status !== 400)).toEqual([]);
});
