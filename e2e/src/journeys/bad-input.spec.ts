import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/releases';
import { bearer, signInByApi } from '../api';
import { highAdmin, password } from '../people';
import { type APIRequestContext, expect, test } from '../test';

const calls: [string, Call][] = Object.entries({
  ...identityCalls,
  ...financeCalls,
  ...marketsCalls,
  ...marketplaceCalls,
  ...registryCalls,
});
const withBody = calls.filter(([, made]) => made.body);

/** Bodies that no call takes. */
const bodies: [string, string | Buffer, string][] = [
  ['malformed JSON', '{"email": ', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a number', '7', 'application/json'],
  ['null', 'null', 'application/json'],
  ['operators in place of values', JSON.stringify(everyFieldAs({ $gt: '' })), 'application/json'],
  ['arrays in place of values', JSON.stringify(everyFieldAs([[]])), 'application/json'],
  ['a polluting key', '{"__proto__": {"isAdmin": true}}', 'application/json'],
  ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json'],
  ['not JSON', 'email=a&password=b', 'application/x-www-form-urlencoded'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'application/json'],
];

function everyFieldAs(value: unknown): object {
  const fields = withBody.flatMap(([, { body }]) => ('shape' in (body ?? {}) ? Object.keys(Object(body).shape) : []));
  return Object.fromEntries([...fields, 'email', 'password', 'name', 'version'].map((field) => [field, value]));
}

const sha384 = `sha384-${'A'.repeat(64)}`;
const nobody = '00000000-0000-4000-8000-00000000ffff';

function twoFactorBodies(family: string): Record<string, object> {
  const secret = 'A'.repeat(32);
  return {
    [`${family}TwoFactorSetup`]: { currentPassword: password },
    [`${family}TwoFactorVerifySetup`]: { token: '123456', secret },
    [`${family}TwoFactorConfirmSetup`]: { secret },
    [`${family}TwoFactorDisable`]: { password },
    [`${family}TwoFactorRegenerateBackupCodes`]: {},
  };
}

/** Clients send back all that a profile has, so what it does not know is left alone there. */
const lenient = ['changeProfile'];

/** For each call a body that it takes, but for one field too many. */
const takenBodies: Record<string, object> = {
  signUp: { email: 'surplus@example.org', password: 'quite-a-secret-7', firstName: 'Ada', lastName: 'Byron' },
  signIn: { email: highAdmin, password },
  prove: { password },
  verifyEmail: { token: 'x'.repeat(43), userId: '00000000-0000-4000-8000-00000000ffff' },
  resendVerification: { email: 'surplus@example.org' },
  verifySignIn: { userId: nobody, token: '123456' },
  forgotPassword: { email: 'surplus@example.org' },
  verifyResetCode: { email: 'surplus@example.org', securityCode: 'ABC123' },
  resetPassword: { resetId: 'x'.repeat(43), newPassword: 'quite-a-secret-7' },
  ...Object.fromEntries(['auth', 'profile'].flatMap((family) => Object.entries(twoFactorBodies(family)))),
  confirmChange: { verificationCode: 'ABC123' },
  addAddress: { label: 'Home', address: '1 King Street' },
  changeAddress: { label: 'Home' },
  tabPermissionImpact: { permissions: {} },
  addUser: { email: 'surplus@example.org', password: 'quite-a-secret-7', firstName: 'Ada', lastName: 'Byron' },
  changeUser: { firstName: 'Ada' },
  setUserPassword: { newPassword: 'quite-a-secret-7' },
  saveTabPermissions: { permissions: {} },
  saveDefaultTabPermissions: { defaultPermissions: {} },
  addAccount: { name: 'Surplus', type: 'Savings' },
  reorderAccounts: { accountIds: ['00000000-0000-4000-8000-00000000ffff'] },
  changeAccount: { name: 'Surplus' },
  addLoan: { lender: 'Bank', type: 'Mortgage', balance: '1' },
  changeLoan: { lender: 'Bank' },
  addIncome: { source: 'Other', type: 'Taxable', monthlyAmount: '1' },
  changeIncome: { monthlyAmount: '1' },
  addExpense: { category: 'Rent', description: 'Flat', monthlyAmount: '1', type: 'Fixed' },
  changeExpense: { monthlyAmount: '1' },
  addProperty: { address: '1 King Street' },
  putProperty: { address: '1 King Street' },
  changeProperty: { address: '1 King Street' },
  changeSettings: { displaySymbols: true },
  importEverything: { data: { format: 'plaza-finance', version: 1 } },
  importRows: { kind: 'accounts', csv: 'Name', mapping: {} },
  missingFiles: { hashes: [sha384] },
  pointRemote: { version: '9.9.9' },
  addFavouriteStock: { symbol: 'AAPL', name: 'Apple' },
  addFavouriteCoin: { symbol: 'BTC', name: 'Bitcoin' },
  addFavouritePair: { pair: 'USD/CAD', rate: 1.4 },
  addFavouriteCommodity: { symbol: 'XAU', name: 'Gold', price: 2668 },
  addFavouriteBond: { name: 'Germany 10Y', yield: 2.3, maturity: '10 years' },
  addFavouriteEtf: { symbol: 'SPY', name: 'SPDR S&P 500', price: 590 },
  addFavouriteIndicator: { name: 'CPI', description: 'Consumer prices' },
  addFavouriteNews: { newsId: 'a-1', title: 'Rates hold', source: 'Gazette' },
  changeContractorProfile: { businessName: 'Surplus' },
  verifyContractor: { isVerified: true },
  addCategory: { name: 'Surplus' },
  changeCategory: { name: 'Surplus' },
  addService: { categoryId: nobody, title: 'Surplus', basePrice: '1', estimatedDuration: 1 },
  changeService: { title: 'Surplus' },
  addBooking: {
    title: 'Surplus',
    date: '2030-01-02',
    time: '10:00',
    timeZone: 'UTC',
    duration: 1,
    location: '1 King Street',
    contractorId: nobody,
  },
  changeStatus: { status: 'confirmed' },
  assignBooking: { contractorId: nobody },
  addReview: { rating: 5 },
  replyToReview: { reply: 'Thank you' },
  openConversation: { participantId: nobody },
  sendMessage: { content: 'Hello' },
  addTicket: { title: 'Surplus', description: 'One field too many' },
  changeTicket: { status: 'closed' },
  addToTicket: { text: 'Hello' },
  addLocation: { name: 'Surplus', type: 'bank', address: '1 King Street', lat: 43.6, lng: -79.4 },
  changeLocation: { name: 'Surplus' },
  addAlert: { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 1_000_000 },
};

const pathOf = ({ path }: Call) =>
  path
    .replace('/locations/:id', '/locations/999')
    .replace(':id', '00000000-0000-4000-8000-00000000ffff')
    .replace(':name', 'finance')
    .replace(':metric', 'netWorth')
    .replace(':day', '2026-11-20');

async function send(request: APIRequestContext, made: Call, token: string, data: string | Buffer, type: string) {
  return request.fetch(pathOf(made), {
    method: made.method,
    headers: { ...bearer(token), 'Content-Type': type },
    data: Buffer.from(data),
  });
}

for (const [name, made] of withBody) {
  test(`${name} refuses what it cannot take with a 4xx envelope`, async ({ request }) => {
    const token = await signInByApi(request, highAdmin);
    for (const [what, body, type] of bodies) {
      const response = await send(request, made, token, body, type);
      expect(response.status(), `${name} with ${what}: ${await response.text()}`).toBeGreaterThanOrEqual(400);
      expect(response.status(), `${name} with ${what}`).toBeLessThan(500);
      const { success, error } = await response.json();
      expect(success).toBe(false);
      expect(error.code).toMatch(/^[a-z][a-z0-9_]+$/);
      expect(error.requestId).toBe(response.headers()['x-request-id']);
    }
  });
}

for (const [name, made] of withBody.filter(([name]) => !lenient.includes(name))) {
  test(`${name} refuses a field that it does not know`, async ({ request }) => {
    const taken = takenBodies[name];
    expect(made.body?.safeParse(taken).error, 'but for that field it is taken').toBeUndefined();
    const token = await signInByApi(request, highAdmin);
    const surplus = JSON.stringify({ ...taken, confirmPassword: 'quite-a-secret-7' });
    const response = await send(request, made, token, surplus, 'application/json');
    expect([response.status(), await response.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
  });
}

test('calls that need a session answer 401 without one, and with a forged one', async ({ request }) => {
  const forged = 'eyJhbGciOiJub25lIiwia2lkIjoiMSJ9.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluX2hpZ2gifQ.';
  for (const [name, made] of calls.filter(([, { access }]) => access !== 'public')) {
    for (const headers of [{}, bearer(forged), { Authorization: 'Bearer' }, { Authorization: 'Basic YTpi' }]) {
      const response = await request.fetch(pathOf(made), {
        method: made.method,
        headers,
        ...(made.body ? { data: {} } : {}),
      });
      expect(response.status(), `${name} with ${JSON.stringify(headers)}`).toBe(401);
    }
  }
});

test('unknown API paths answer a JSON 404, whatever they look like', async ({ request }) => {
  for (const path of [
    '/api/nothing',
    '/api/v1/auth/../../x',
    '/api/v1/finance/%2e%2e/%2e%2e/etc',
    '/api/v1/%00',
    '/internal/permissions',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeLessThan(500);
    if (path.startsWith('/api')) expect((await response.json()).success, path).toBe(false);
  }
});
