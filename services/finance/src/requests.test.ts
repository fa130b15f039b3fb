import { financeCalls } from '@plaza/contracts/finance/calls';
import { sampleOf } from '@plaza/contracts/testing/samples';
import { testCacheHeaders } from '@plaza/test-kit/cache-table';
import { testTexts } from '@plaza/test-kit/text-table';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { openFinance, type TestFinance } from './testing/finance';

let finance: TestFinance;
const ids = new Map<string, string>();
const added = {
  accounts: financeCalls.addAccount,
  loans: financeCalls.addLoan,
  incomes: financeCalls.addIncome,
  expenses: financeCalls.addExpense,
  properties: financeCalls.addProperty,
};
const token = accessTokenFor({ role: 'user' });
beforeAll(async () => {
  finance = await openFinance();
  const user = finance.withToken(token);
  for (const [kind, { path, body }] of Object.entries(added)) {
    const { status, ...answer } = await user.post<{ id: string }>(path, body && sampleOf(body));
    expect(status).toBe(201);
    ids.set(kind, answer.body.id);
  }
});
afterAll(() => finance.stop());

const clientFor = (role?: string) => finance.withToken(role && token);
const of = (kind: keyof typeof added) => () => ({ params: { id: ids.get(kind) ?? '' } });

testTexts({
  calls: financeCalls,
  clientFor,
  inputFor: {
    changeAccount: of('accounts'),
    changeLoan: of('loans'),
    changeIncome: of('incomes'),
    changeExpense: of('expenses'),
    putProperty: of('properties'),
    changeProperty: of('properties'),
  },
  taken: [
    'addAccount',
    'changeAccount',
    'addLoan',
    'changeLoan',
    'addIncome',
    'changeIncome',
    'addExpense',
    'changeExpense',
    'addProperty',
    'putProperty',
    'changeProperty',
  ],
});

testCacheHeaders({ calls: financeCalls, clientFor });
