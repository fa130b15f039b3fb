import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinanceExport, ImportReport } from '@plaza/contracts/finance/import-export';
import type { Loan } from '@plaza/contracts/finance/loans';
import { dayOf } from '../days';
import { openFinance, type TestFinance } from '../testing/finance';
import { type MarketsServer, startMarkets } from '../testing/markets-server';

const root = '/api/v1/finance';

let finance: TestFinance;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openFinance({ env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

test('future times in a file, as from a fast clock, are replaced with the current time', async () => {
  const [first, second] = [finance.as(), finance.as()];
  await first.post(`${root}/accounts`, { name: 'A', type: 'Savings', currency: 'CAD', balance: '1' });
  await first.post(`${root}/loans`, { lender: 'B', type: 'Car Loan', balance: '1200', termMonths: 12 });
  const { body: file } = await first.get<FinanceExport>(`${root}/export`);
  const data = {
    ...file,
    accounts: file.accounts.map((account) => ({ ...account, factorAsOf: '9999-12-31T23:59:59.000Z' })),
    loans: file.loans.map((loan) => ({ ...loan, termFrom: '9999-12-31' })),
  };
  const before = Date.now();
  const { body } = await second.post<ImportReport>(`${root}/import`, { data });
  expect(body).toMatchObject({ taken: { accounts: 1, loans: 1 }, refused: [] });
  const [loan] = (await second.get<Loan[]>(`${root}/loans`)).body;
  expect(loan).toMatchObject({ termMonthsLeft: 12, effectivePayment: '100.00' });
  expect(loan?.endDate?.slice(0, 4)).toBe(String(Number(dayOf(new Date()).slice(0, 4)) + 1));
  const [account] = (await second.get<Account[]>(`${root}/accounts`)).body;
  const at = Date.parse(account?.factorAsOf ?? '');
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});
