import type { Account, FactorsUpdate } from '@plaza/contracts/finance/accounts';
import type { Expense } from '@plaza/contracts/finance/expenses';
import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import type { Income } from '@plaza/contracts/finance/incomes';
import type { Loan } from '@plaza/contracts/finance/loans';
import { metricUnits } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { Property } from '@plaza/contracts/finance/properties';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { HttpResponse, type HttpResponseResolver, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const path = '/api/v1/finance';

const defaultSettings: FinanceSettings = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  manualRateOverrides: {},
  lockedRates: {},
  maxAllowableDTI: 0.43,
  mortgageRate: '5',
  ownLimits: [],
  version: 0,
};

const defaultRates: PersonalRates = {
  baseCurrency: 'USD',
  asOf: '2026-11-20T12:00:00.000Z',
  source: 'Plaza simulated feed',
  simulated: true,
  stale: false,
  rates: [
    { code: 'USD', kind: 'fiat', factor: '1', source: 'base', asOf: null, locked: false },
    { code: 'EUR', kind: 'fiat', factor: '1.25', source: 'market', asOf: '2026-11-20T12:00:00.000Z', locked: false },
    {
      code: 'CAD',
      kind: 'fiat',
      factor: '0.714286',
      source: 'market',
      asOf: '2026-11-20T12:00:00.000Z',
      locked: false,
    },
    { code: 'BTC', kind: 'crypto', factor: '90000', source: 'market', asOf: '2026-11-20T12:00:00.000Z', locked: false },
  ],
};

const noFactorsUpdated: FactorsUpdate = {
  accounts: [],
  updated: 0,
  locked: [],
  withoutRate: [],
  ratesAsOf: '2026-11-20T12:00:00.000Z',
};

/** The response to a refresh that is within the rate limit. */
const refreshedRates: RefreshedRates = {
  rates: {},
  lastUpdated: '2026-11-20T12:00:00.000Z',
  source: 'Plaza simulated feed',
  simulated: true,
  intervalMs: 300_000,
  refreshed: true,
  retryAfterSeconds: 0,
};

/** The metrics of a user without records: 0 for every figure that is not overridden. */
export function metricsFixture(overrides: Partial<FinancialMetrics> = {}): FinancialMetrics {
  const zeros = Object.entries(metricUnits).map(([name, unit]) => {
    if (unit === 'money') return [name, '0.00'];
    return [name, unit === 'date' ? '2026-11-20' : 0];
  });
  return {
    ...(Object.fromEntries(zeros) as FinancialMetrics),
    baseCurrency: 'USD',
    computedAt: '2026-11-20T12:00:00.000Z',
    ratesAsOf: '2026-11-20T12:00:00.000Z',
    ratesSource: 'Plaza simulated feed',
    ratesSimulated: true,
    ratesStale: false,
    withoutRate: [],
    expenseCategories: [],
    ...overrides,
  };
}

const noCashFlow: CashFlowHistory = {
  baseCurrency: 'USD',
  months: [{ month: '2026-11', income: '0.00', spending: '0.00', oneTime: '0.00', categories: [] }],
};

let made = 0;

/** An account as the service returns it. */
export function accountFixture(fields: Partial<Account> = {}): Account {
  made += 1;
  return {
    id: `account-${made}`,
    name: 'Everyday',
    type: 'Chequing',
    status: 'Unlocked',
    owner: 'Primary',
    interestRate: null,
    perks: '',
    notes: '',
    balance: '100.00',
    currency: 'USD',
    conversionFactor: '1.000000',
    exactFactor: fields.conversionFactor ?? '1',
    factorBase: 'USD',
    factorSource: 'market',
    factorAsOf: '2025-01-01T00:00:00.000Z',
    sortOrder: 0,
    version: 0,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** The computed fields, the same for every record here. */
const computed = {
  loans: { endDate: null, monthsToPayOff: null, effectivePayment: '400.00' },
  incomes: { perMonth: '100.00', annualTotal: '1200.00' },
  expenses: {},
  properties: { equity: '0.00', capRate: null, cashOnCash: null },
} as const;

const recordKinds = ['loans', 'incomes', 'expenses', 'properties'] as const;
interface StoredRecord {
  readonly id: string;
  readonly version: number;
}

interface Received {
  readonly call: string;
  readonly body: unknown;
}

/** Mocks the finance service over HTTP as far as the screens need it. Keeps records in memory and logs the calls. */
export class FinanceOverHttp {
  accounts: Account[] = [];
  loans: Loan[] = [];
  incomes: Income[] = [];
  expenses: Expense[] = [];
  properties: Property[] = [];
  settings = defaultSettings;
  rates = defaultRates;
  factorsUpdate: FactorsUpdate = noFactorsUpdated;
  refreshedRates = refreshedRates;
  metrics = metricsFixture();
  cashFlow: CashFlowHistory = noCashFlow;
  received: Received[] = [];
  readonly server = setupServer(...this.handlers());

  /** The bodies of all requests of a call such as "PATCH /accounts/…". */
  sent(call: string): unknown[] {
    return this.received.filter((one) => one.call === call).map(({ body }) => body);
  }

  /** Makes a call fail until the handlers are reset. */
  reject(method: 'get' | 'post' | 'put' | 'patch' | 'delete', route: string, rejection: Rejection): void {
    this.server.use(http[method](`${path}${route}`, () => failure(rejection)));
  }

  /** Delays changes of accounts until the promise resolves. */
  delayChanges(until: Promise<void>): void {
    this.server.use(
      http.patch(`${path}/accounts/:id`, async () => {
        await until; // falls through to the next handler afterwards
      }),
    );
  }

  private handlers() {
    const removed = new Map<string, Account>();
    const find = (id: unknown) => this.accounts.findIndex((account) => account.id === id);
    return [
      http.get(`${path}/settings`, () => HttpResponse.json(this.settings)),
      http.get(`${path}/rates`, () => {
        this.received.push({ call: 'GET /rates', body: undefined });
        return HttpResponse.json(this.rates);
      }),
      http.post('/api/v1/markets/exchange-rates/refresh', () => HttpResponse.json(this.refreshedRates)),
      http.get('/api/v1/markets/exchange-rates', () => HttpResponse.json({ rates: {}, lastUpdated: this.rates.asOf })),
      http.get(`${path}/metrics`, () => HttpResponse.json(this.metrics)),
      http.get(`${path}/cash-flow`, () => HttpResponse.json(this.cashFlow)),
      ...recordKinds.flatMap((kind) => this.recordHandlers(kind)),
      http.get(`${path}/accounts`, () => {
        this.received.push({ call: 'GET /accounts', body: undefined });
        return HttpResponse.json(this.accounts);
      }),
      http.post(`${path}/accounts/reorder`, async ({ request }) => {
        const { accountIds } = (await this.note('POST /accounts/reorder', request)) as { accountIds: string[] };
        this.accounts = accountIds.flatMap((id) => this.accounts.filter((account) => account.id === id));
        return HttpResponse.json(this.accounts);
      }),
      http.post(`${path}/accounts`, async ({ request }) => {
        const account = accountFixture((await this.note('POST /accounts', request)) as Partial<Account>);
        this.accounts = [...this.accounts, account];
        return HttpResponse.json(account, { status: 201 });
      }),
      http.post(`${path}/accounts/:id/restore`, ({ params }) => {
        const account = removed.get(String(params.id));
        if (!account) return failure({ status: 404, message: 'This account does not exist.' });
        this.accounts = [...this.accounts, account];
        return HttpResponse.json(account);
      }),
      http.post(`${path}/accounts/update-factors`, () => HttpResponse.json(this.factorsUpdate)),
      http.patch(`${path}/accounts/:id`, async ({ request, params }) => {
        const { version, ...changes } = (await request.json()) as Partial<Account>;
        this.received.push({ call: 'PATCH /accounts', body: changes });
        const before = this.accounts[find(params.id)];
        if (!before) return failure({ status: 404, message: 'This account does not exist.' });
        if (version !== undefined && version !== before.version) {
          return failure({ status: 409, message: 'It was changed elsewhere.', code: 'changed_elsewhere' });
        }
        const exactFactor = changes.conversionFactor ?? before.exactFactor;
        const after = { ...before, ...changes, exactFactor, version: before.version + 1 };
        this.accounts = this.accounts.map((account) => (account === before ? after : account));
        return HttpResponse.json(after);
      }),
      http.delete(`${path}/accounts/:id`, ({ params }) => {
        const account = this.accounts[find(params.id)];
        if (account) removed.set(account.id, account);
        this.accounts = this.accounts.filter((one) => one !== account);
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  /** The handlers of one kind of record. A change with an outdated version is rejected. */
  private recordHandlers(kind: (typeof recordKinds)[number]) {
    const stored = () => this[kind] as StoredRecord[];
    const store = (records: StoredRecord[]) => Object.assign(this, { [kind]: records });
    const change: HttpResponseResolver<{ id: string }> = async ({ request, params }) => {
      const { version, ...changes } = (await this.note(`${request.method} /${kind}`, request)) as Partial<StoredRecord>;
      const before = stored().find(({ id }) => id === params.id);
      if (!before) return failure({ status: 404, message: 'This does not exist.' });
      if (version !== undefined && version !== before.version) {
        return failure({ status: 409, message: 'It was changed elsewhere.', code: 'changed_elsewhere' });
      }
      const after = { ...before, ...changes, version: before.version + 1 };
      store(stored().map((one) => (one === before ? after : one)));
      return HttpResponse.json(after);
    };
    return [
      http.get(`${path}/${kind}`, () => HttpResponse.json(stored())),
      http.post(`${path}/${kind}`, async ({ request }) => {
        made += 1;
        const added = {
          id: `${kind}-${made}`,
          version: 0,
          ...computed[kind],
          ...((await this.note(`POST /${kind}`, request)) as object),
        };
        store([...stored(), added]);
        return HttpResponse.json(added, { status: 201 });
      }),
      http.patch(`${path}/${kind}/:id`, change),
      http.put(`${path}/${kind}/:id`, change),
      http.delete(`${path}/${kind}/:id`, ({ params }) => {
        this.received.push({ call: `DELETE /${kind}`, body: params.id });
        store(stored().filter(({ id }) => id !== params.id));
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  private async note(call: string, request: Request): Promise<unknown> {
    const body: unknown = await request.json();
    this.received.push({ call, body });
    return body;
  }
}

interface Rejection {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly details?: readonly { path: string; message: string }[];
}

function failure({ status, message, code = 'refused', details }: Rejection) {
  const body: JsonBodyType = {
    success: false,
    message,
    error: { code, message, requestId: 'r-1', ...(details && { details: [...details] }) },
  };
  return HttpResponse.json(body, { status });
}

/** A mock service for the tests of a file: started before them, reset after each. */
export function financeForTests(): FinanceOverHttp {
  const finance = new FinanceOverHttp();
  beforeAll(() => finance.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    finance.server.resetHandlers();
    finance.accounts = [];
    finance.loans = [];
    finance.incomes = [];
    finance.expenses = [];
    finance.properties = [];
    finance.settings = defaultSettings;
    finance.rates = defaultRates;
    finance.factorsUpdate = noFactorsUpdated;
    finance.refreshedRates = refreshedRates;
    finance.metrics = metricsFixture();
    finance.cashFlow = noCashFlow;
    finance.received = [];
  });
  afterAll(() => finance.server.close());
  return finance;
}
