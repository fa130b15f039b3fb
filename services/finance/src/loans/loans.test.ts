import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { addMonths, dayOf } from '../days';
import { service } from '../service';
import { LoanModel } from './loan.model';
import { toLoan } from './loan-fields';

const path = '/api/v1/finance/loans';
const mortgage = {
  lender: 'Lakeview Savings Bank',
  type: 'Mortgage',
  balance: '250000',
  currency: 'CAD',
  interestRate: '4.800',
  monthlyPayment: '1700',
  termMonths: '60',
  notes: 'Renewal in spring',
};

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

async function somebodyWith(loan: object) {
  const ana = finance.as();
  const { body } = await ana.post<Loan>(path, { ...mortgage, ...loan });
  const own = `${path}/${body.id}`;
  return { ana, loan: body, own, schedule: () => ana.get<LoanSchedule>(`${own}/schedule`) };
}

/** What is today at the beginning of a test may not be at its end: one of both. */
async function onOneDay<Got>(get: () => Promise<Got>): Promise<{ got: Got; today: string }> {
  const today = dayOf(new Date());
  const got = await get();
  return dayOf(new Date()) === today ? { got, today } : onOneDay(get);
}

test('a loan is answered with the end of its term and the months until it is paid off', async () => {
  const { got, today } = await onOneDay(() => somebodyWith({}));
  expect(got.loan).toMatchObject({
    ...mortgage,
    balance: '250000.00',
    interestRate: '4.8',
    monthlyPayment: '1700.00',
    effectivePayment: '1700.00',
    termMonths: 60,
    endDate: addMonths(today, 60),
    monthsToPayOff: 223,
  });
});

test('empty fields of a form are no rate, no payment and no term', async () => {
  const empty = { currency: '', interestRate: ' ', monthlyPayment: null, termMonths: '', notes: null };
  const { loan } = await somebodyWith(empty);
  expect(loan).toMatchObject({ currency: 'USD', interestRate: '0', monthlyPayment: '0.00', termMonths: 0, notes: '' });
  expect(loan).toMatchObject({ endDate: null, monthsToPayOff: null });
});

test('a term is counted from the day on which it was set: a new one starts today, the same one continues', async () => {
  const { ana, own, loan } = await somebodyWith({});
  await LoanModel.updateOne({ _id: loan.id }, { termFrom: '2024-01-31' });
  const change = async (changes: object) => (await ana.patch<Loan>(own, changes)).body.endDate;
  expect(await change({ notes: 'x' })).toBe('2029-01-31');
  expect(await change({ termMonths: 60 })).toBe('2029-01-31');
  const { got, today } = await onOneDay(async () => change({ termMonths: 61 }));
  expect(got).toBe(addMonths(today, 61));
  expect(await change({ termMonths: 0 })).toBeNull();
});

test('the same number of months is a new term if the change says so', async () => {
  const { ana, own, loan } = await somebodyWith({});
  await LoanModel.updateOne({ _id: loan.id }, { termFrom: '2024-01-31' });
  const change = async (changes: object) => (await ana.patch<Loan>(own, changes)).body;
  expect((await change({ termMonths: 60, renewTerm: false })).endDate).toBe('2029-01-31');
  const { got, today } = await onOneDay(() => change({ termMonths: 60, renewTerm: true }));
  expect(got).toMatchObject({ termMonths: 60, termMonthsLeft: 60, endDate: addMonths(today, 60) });
  expect((await ana.post(path, { ...mortgage, renewTerm: true })).status).toBe(400);
});

test('a term that ends in a shorter month ends on its last day', () => {
  const loan = new LoanModel({ ...mortgage, userId: 'ana', termMonths: 1, termFrom: '2028-01-31' });
  loan.set({ createdAt: new Date(), updatedAt: new Date() });
  expect(toLoan(loan.toObject(), new Date()).endDate).toBe('2028-02-29');
});

test.each([
  ['interestRate', '-1'],
  ['interestRate', '1000'],
  ['interestRate', '4.8001'],
  ['interestRate', '4,8'],
  ['interestRate', { $gt: '' }],
  ['monthlyPayment', '-1'],
  ['monthlyPayment', '1.001'],
  ['monthlyPayment', '1e3'],
  ['termMonths', -1],
  ['termMonths', 1.5],
  ['termMonths', 1201],
  ['termMonths', '1e2'],
  ['termMonths', { $gt: '' }],
  ['termFrom', '2024-01-31'],
  ['endDate', '2024-01-31'],
])('rejects a %s of %j, in a new loan and in changes', async (field, value) => {
  const { ana, own, loan } = await somebodyWith({});
  expect((await ana.post(path, { ...mortgage, [field]: value })).status).toBe(400);
  expect((await ana.patch(own, { [field]: value })).status).toBe(400);
  expect((await ana.get(path)).body).toEqual([loan]);
});

test('a schedule begins a month from today and ends with a balance of 0.00', async () => {
  const { schedule, loan } = await somebodyWith({ balance: '1000', interestRate: '12', monthlyPayment: '340' });
  const { got, today } = await onOneDay(schedule);
  expect(got.status).toBe(200);
  expect(got.body).toMatchObject({
    loanId: loan.id,
    currency: 'CAD',
    monthlyPayment: '340.00',
    endless: false,
    totalPaid: '1020.07',
    totalInterest: '20.07',
  });
  expect(got.body.rows.map(({ month, date, balance }) => ({ month, date, balance }))).toEqual([
    { month: 1, date: addMonths(today, 1), balance: '670.00' },
    { month: 2, date: addMonths(today, 2), balance: '336.70' },
    { month: 3, date: addMonths(today, 3), balance: '0.07' },
    { month: 4, date: addMonths(today, 4), balance: '0.00' },
  ]);
});

test.each([
  ['an ordinary loan', {}],
  ['a loan that ends with a few cents', { balance: '213000', interestRate: '5.8', monthlyPayment: '1555' }],
  [
    'a loan whose monthly interest is rounded to nothing',
    { balance: '1.49', interestRate: '4', monthlyPayment: '0.01' },
  ],
])('a schedule takes as many months as the loan states: %s', async (_what, fields) => {
  const { schedule, loan } = await somebodyWith(fields);
  expect((await schedule()).body.rows).toHaveLength(loan.monthsToPayOff ?? 0);
});

test('without a payment, the schedule uses the one of the term', async () => {
  const { schedule, loan } = await somebodyWith({ monthlyPayment: '0', termMonths: 300 });
  const { body } = await schedule();
  expect(loan).toMatchObject({ monthlyPayment: '0.00', effectivePayment: '1432.50', monthsToPayOff: 300 });
  expect(body).toMatchObject({ monthlyPayment: '1432.50', endless: false });
  expect(body.rows).toHaveLength(300);
  expect(body.rows.at(-1)?.balance).toBe('0.00');
});

test('the payment of a term pays off the debt in the remaining months', async () => {
  const zero = { balance: '12000', interestRate: '0', monthlyPayment: '', termMonths: 12 };
  const { ana, own, loan, schedule } = await somebodyWith(zero);
  expect(loan).toMatchObject({ effectivePayment: '1000.00', termMonthsLeft: 12, monthsToPayOff: 12 });
  await LoanModel.updateOne({ _id: loan.id }, { termFrom: addMonths(dayOf(new Date()), -6) });
  const { body } = await ana.patch<Loan>(own, { balance: '6000' });
  expect(body).toMatchObject({ effectivePayment: '1000.00', termMonths: 12, termMonthsLeft: 6, monthsToPayOff: 6 });
  expect((await ana.get<Loan[]>(path)).body).toEqual([body]);
  expect((await schedule()).body).toMatchObject({ monthlyPayment: '1000.00', totalPaid: '6000.00' });
});

test('the debt is due within a month once the term has ended', async () => {
  const zero = { balance: '900', interestRate: '0', monthlyPayment: '', termMonths: 12 };
  const { ana, loan, schedule } = await somebodyWith(zero);
  await LoanModel.updateOne({ _id: loan.id }, { termFrom: '2024-01-31' });
  expect((await ana.get<Loan[]>(path)).body).toMatchObject([
    { effectivePayment: '900.00', termMonths: 12, termMonthsLeft: 0, monthsToPayOff: 1, endDate: '2025-01-31' },
  ]);
  expect((await schedule()).body.rows).toHaveLength(1);
});

test('a loan in bitcoin is paid off to the last of its eight decimals', async () => {
  const bitcoin = { currency: 'BTC', balance: '0.10000001', interestRate: '6', monthlyPayment: '0.05' };
  const { body } = await (await somebodyWith(bitcoin)).schedule();
  expect(body.rows.map(({ interest, balance }) => [interest, balance])).toEqual([
    ['0.0005', '0.05050001'],
    ['0.0002525', '0.00075251'],
    ['0.00000376', '0.00'],
  ]);
});

test('a loan whose payment does not cover the interest never ends: no rows, no totals', async () => {
  const { schedule, loan } = await somebodyWith({ monthlyPayment: '900' });
  expect(loan.monthsToPayOff).toBeNull();
  expect((await schedule()).body).toMatchObject({ endless: true, rows: [], totalPaid: null, totalInterest: null });
});

test('a loan that takes more than a century never ends', async () => {
  const { schedule, loan } = await somebodyWith({
    balance: '999999999999999',
    monthlyPayment: '0.01',
    interestRate: '0',
  });
  expect(loan.monthsToPayOff).toBeNull();
  expect((await schedule()).body.endless).toBe(true);
});

test("answers 404 for the schedule of another user's or an unknown loan", async () => {
  const { own, ana } = await somebodyWith({});
  const missing = { status: 404, body: { error: { code: 'loan_not_found' } } };
  expect(await finance.as().get(`${own}/schedule`)).toMatchObject(missing);
  await ana.delete(own);
  expect(await ana.get(`${own}/schedule`)).toMatchObject(missing);
});
