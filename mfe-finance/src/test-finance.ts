import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const path = '/api/v1/finance';

const defaultSettings: FinanceSettings = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  manualRateOverrides: {},
  lockedRates: {},
};

let made = 0;

/** An account as the service gives it out. */
export function anAccount(fields: Partial<Account> = {}): Account {
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
    sortOrder: 0,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...fields,
  };
}

interface Received {
  readonly call: string;
  readonly body: unknown;
}

/** The finance service over HTTP, as far as the accounts need it; holds them in memory and notes what it was asked. */
export class FinanceOverHttp {
  accounts: Account[] = [];
  settings = defaultSettings;
  received: Received[] = [];
  readonly server = setupServer(...this.handlers());

  /** The bodies that a call such as "PATCH /accounts/…" came with. */
  sent(call: string): unknown[] {
    return this.received.filter((one) => one.call === call).map(({ body }) => body);
  }

  /** Answers a call with a failure, until the handlers are reset. */
  refuse(method: 'get' | 'post' | 'patch' | 'delete', place: string, refusal: Refusal): void {
    this.server.use(http[method](`${path}${place}`, () => failure(refusal)));
  }

  /** Keeps changes of accounts waiting until the promise is kept. */
  holdChanges(until: Promise<void>): void {
    this.server.use(
      http.patch(`${path}/accounts/:id`, async () => {
        await until; // and go on to the handler behind this one
      }),
    );
  }

  private handlers() {
    const removed = new Map<string, Account>();
    const find = (id: unknown) => this.accounts.findIndex((account) => account.id === id);
    return [
      http.get(`${path}/settings`, () => HttpResponse.json(this.settings)),
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
        const account = anAccount((await this.note('POST /accounts', request)) as Partial<Account>);
        this.accounts = [...this.accounts, account];
        return HttpResponse.json(account, { status: 201 });
      }),
      http.post(`${path}/accounts/:id/restore`, ({ params }) => {
        const account = removed.get(String(params.id));
        if (!account) return failure({ status: 404, message: 'This account does not exist.' });
        this.accounts = [...this.accounts, account];
        return HttpResponse.json(account);
      }),
      http.patch(`${path}/accounts/:id`, async ({ request, params }) => {
        const changes = await this.note('PATCH /accounts', request);
        const place = find(params.id);
        this.accounts = this.accounts.map((account, index) =>
          index === place ? { ...account, ...(changes as Partial<Account>) } : account,
        );
        return HttpResponse.json(this.accounts[place]);
      }),
      http.delete(`${path}/accounts/:id`, ({ params }) => {
        const account = this.accounts[find(params.id)];
        if (account) removed.set(account.id, account);
        this.accounts = this.accounts.filter((one) => one !== account);
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

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly details?: readonly { path: string; message: string }[];
}

function failure({ status, message, details }: Refusal) {
  const body: JsonBodyType = {
    success: false,
    message,
    error: { code: 'refused', message, requestId: 'r-1', ...(details && { details: [...details] }) },
  };
  return HttpResponse.json(body, { status });
}

/** A service for the tests of a file: started before them, emptied after each. */
export function financeForTests(): FinanceOverHttp {
  const finance = new FinanceOverHttp();
  beforeAll(() => finance.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    finance.server.resetHandlers();
    finance.accounts = [];
    finance.settings = defaultSettings;
    finance.received = [];
  });
  afterAll(() => finance.server.close());
  return finance;
}
