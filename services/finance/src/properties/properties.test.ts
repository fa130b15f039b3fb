import { randomUUID } from 'node:crypto';
import type { Loan } from '@plaza/contracts/finance/loans';
import type { Property } from '@plaza/contracts/finance/properties';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { LoanModel } from '../loans/loan.model';
import { service } from '../service';
import { type MarketsServer, startMarkets } from '../testing/markets-server';

const path = '/api/v1/finance/properties';
const house = {
  address: '212 Dovercourt Road, Toronto',
  propertyType: 'Investment',
  propertyValue: '400000',
  monthlyRent: '2400',
  mortgageBalance: '250000',
  downPayment: '80000',
  taxes: '350',
  insurance: '100',
  utilities: '150',
};

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

async function loanOf(user: Client, changes: object = {}): Promise<Loan> {
  const mortgage = { lender: 'Lakeview', type: 'Mortgage', balance: '250000', monthlyPayment: '1700' };
  return (await user.post<Loan>('/api/v1/finance/loans', { ...mortgage, ...changes })).body;
}

test('a property has its equity and its returns, including the cost of its mortgage', async () => {
  const ana = finance.as();
  await loanOf(ana);
  const { status, body } = await ana.post(path, house);
  expect(status).toBe(201);
  expect(body).toMatchObject({ equity: '150000.00', capRate: 0.054, cashOnCash: 0.015, loanId: null });
  expect((await ana.get(path)).body).toEqual([body]);
});

test('without a value, a down payment or a loan, the figures that need them are null', async () => {
  const { body } = await finance.as().post(path, { ...house, propertyValue: '', downPayment: '0' });
  expect(body).toMatchObject({ equity: '-250000.00', capRate: null, cashOnCash: null });
  expect((await finance.as().post(path, house)).body).toMatchObject({ cashOnCash: 0.27 });
});

test('the payment of a loan in another currency is converted; without a rate there is no return', async () => {
  const ana = finance.as();
  // 2,380 CAD at 1.40 for a dollar are 1,700 USD.
  const loan = await loanOf(ana, { currency: 'CAD', monthlyPayment: '2380' });
  const { body } = await ana.post<Property>(path, { ...house, loanId: loan.id });
  expect(body).toMatchObject({ loanId: loan.id, cashOnCash: 0.015 });
  const unrated = await loanOf(ana, { currency: 'ISK' });
  expect((await ana.patch(`${path}/${body.id}`, { loanId: unrated.id })).body).toMatchObject({ cashOnCash: null });
});

test('the payments of a loan count for one property: the one that is linked to it, and for none if two could be', async () => {
  const ana = finance.as();
  const { id } = await loanOf(ana);
  const [own, other] = [{ ...house, loanId: id }, house];
  const linked = await ana.post<Property>(path, own);
  expect(linked.body).toMatchObject({ loanId: id, countedLoanId: id, cashOnCash: 0.015 });
  const unlinked = await ana.post<Property>(path, other);
  expect(unlinked.body).toMatchObject({ loanId: null, countedLoanId: null, cashOnCash: 0.27 });
  const first = { ...linked.body, version: 1, updatedAt: expect.any(String), loanId: null, countedLoanId: null };
  expect((await ana.patch(`${path}/${linked.body.id}`, { loanId: null })).body).toEqual({ ...first, cashOnCash: 0.27 });
  expect((await ana.delete(`${path}/${unlinked.body.id}`)).status).toBe(204);
  expect((await ana.get<Property[]>(path)).body).toEqual([{ ...first, countedLoanId: id, cashOnCash: 0.015 }]);
});

test('PUT and PATCH change the fields that are sent', async () => {
  const ana = finance.as();
  const { body } = await ana.post<Property>(path, house);
  const own = `${path}/${body.id}`;
  const put = await ana.put<Property>(own, { ...house, monthlyRent: '2500', version: 0 });
  expect(put).toMatchObject({ status: 200, body: { monthlyRent: '2500.00', version: 1 } });
  expect((await ana.put(own, { taxes: '1', version: 0 })).status).toBe(409);
  expect((await ana.put(own, { taxes: '1', version: 1 })).body).toMatchObject({
    taxes: '1.00',
    monthlyRent: '2500.00',
  });
  expect((await finance.as().put(own, { taxes: '2' })).status).toBe(404);
});

test("rejects another user's or an unknown loan", async () => {
  const [ana, ben] = [finance.as(), finance.as()];
  const { body } = await ana.post<Property>(path, house);
  const refused = { status: 400, body: { error: { details: [{ path: 'loanId' }] } } };
  for (const loanId of [(await loanOf(ben)).id, randomUUID(), 'mine', { $ne: null }]) {
    expect(await ana.post(path, { ...house, loanId })).toMatchObject(refused);
    expect(await ana.patch(`${path}/${body.id}`, { loanId })).toMatchObject(refused);
  }
  expect((await ana.get(path)).body).toEqual([body]);
});

test('a deleted loan no longer affects the returns', async () => {
  const ana = finance.as();
  const loan = await loanOf(ana, { balance: '1' });
  const { body } = await ana.post<Property>(path, { ...house, loanId: loan.id });
  expect(body).toMatchObject({ loanId: loan.id, cashOnCash: 0.015 });
  await ana.delete(`/api/v1/finance/loans/${loan.id}`);
  expect((await ana.get(path)).body).toMatchObject([{ loanId: null, cashOnCash: 0.27 }]);
});

test.each(['monthlyRent', 'mortgageBalance', 'downPayment', 'taxes', 'insurance', 'utilities'])(
  '%s has at most the decimals of the currency and is not negative',
  async (field) => {
    const ana = finance.as();
    const { body } = await ana.post<Property>(path, { ...house, currency: 'BTC', [field]: '0.00000001' });
    const own = `${path}/${body.id}`;
    const refused = { status: 400, body: { error: { details: [{ path: field }] } } };
    expect(await ana.patch(own, { currency: 'USD' })).toMatchObject(refused);
    expect(await ana.patch(own, { [field]: '-1' })).toMatchObject(refused);
    expect((await ana.get(path)).body).toEqual([body]);
  },
);

test('a change whose response cannot be computed is not stored, so that it can be repeated', async () => {
  const ana = finance.as();
  const { body } = await ana.post<Property>(path, house);
  const change = { version: body.version, monthlyRent: '2500' };
  const find = jest.spyOn(LoanModel, 'find').mockImplementationOnce(() => {
    throw new Error('the database is gone');
  });
  expect((await ana.patch(`${path}/${body.id}`, change)).status).toBe(500);
  find.mockRestore();
  expect(await ana.patch(`${path}/${body.id}`, change)).toMatchObject({
    status: 200,
    body: { monthlyRent: '2500.00' },
  });
});
