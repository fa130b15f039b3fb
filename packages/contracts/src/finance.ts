import { z } from 'zod';
import { call } from './call';
import { decimalsOf, fitsCurrency } from './currencies';
import { Id, IdParams, Instant } from './ids';
import { limits } from './limits';
import { CurrencyCode, Money } from './money';

export const AccountType = z.enum([
  'Chequing',
  'Savings',
  'TFSA',
  'RRSP',
  'Investment',
  'Crypto',
  'Wallet',
  'GIC',
  'Money Market',
]);
export type AccountType = z.infer<typeof AccountType>;

/** Only Unlocked accounts count towards the emergency fund. */
export const AccountStatus = z.enum(['Unlocked', 'Locked']);
export type AccountStatus = z.infer<typeof AccountStatus>;

const text = (max: number) => z.string().trim().max(max);
const isEmpty = (given: unknown) => given === null || (typeof given === 'string' && given.trim() === '');
/** What forms send for a field left empty becomes `value`; a field that is absent stays so. */
const emptyAs = <Schema extends z.ZodType>(value: z.input<Schema>, schema: Schema) =>
  z.preprocess((given) => (isEmpty(given) ? value : given), schema);

/** A yearly rate in percent as a decimal string with up to 3 decimals. */
const InterestRate = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,3}(\.\d{1,3})?$/, 'Must be a percentage with at most 3 decimals'));

/** Units of the base currency for one unit of the account's currency; positive, at most 6 decimals. */
const ConversionFactor = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'Must be a positive number with at most 6 decimals'))
  .refine((value) => Number(value) > 0, 'Must be a positive number with at most 6 decimals');

/** Numbers arrive from forms as strings too. */
const SortOrder = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,7}$/, 'Must be a whole number')
      .transform(Number),
  ])
  .pipe(z.number().int().min(0).max(1_000_000));

const accountFields = {
  name: text(limits.accountName).min(1, 'Name is required'),
  type: AccountType,
  status: emptyAs('Unlocked', AccountStatus),
  owner: emptyAs('Primary', text(limits.shortText)),
  interestRate: emptyAs(null, InterestRate.nullable()),
  perks: emptyAs('', text(limits.longText)),
  notes: emptyAs('', text(limits.longText)),
  balance: emptyAs('0', Money),
  currency: emptyAs('USD', CurrencyCode),
  conversionFactor: emptyAs('1', ConversionFactor),
  sortOrder: emptyAs(0, SortOrder),
};

/** Fiat has 2 decimals; with only one of both given, the service knows the other one. */
const balanceFits = ({ balance, currency }: { balance?: string; currency?: string }) =>
  balance === undefined || currency === undefined || fitsCurrency(balance, currency);
const balanceDoesNotFit = {
  path: ['balance'],
  error: ({ input }: { input?: unknown }) => {
    const { currency } = input as { currency: string };
    return `${currency} takes at most ${decimalsOf(currency)} decimals`;
  },
};

export const NewAccount = z
  .strictObject({
    ...accountFields,
    status: accountFields.status.default('Unlocked'),
    owner: accountFields.owner.default('Primary'),
    interestRate: accountFields.interestRate.default(null),
    perks: accountFields.perks.default(''),
    notes: accountFields.notes.default(''),
    balance: accountFields.balance.default('0'),
    currency: accountFields.currency.default('USD'),
    conversionFactor: accountFields.conversionFactor.default('1'),
    sortOrder: accountFields.sortOrder.default(0),
  })
  .refine(balanceFits, balanceDoesNotFit);
export type NewAccount = z.infer<typeof NewAccount>;

export const AccountChanges = z
  .strictObject(accountFields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Nothing to change')
  .refine(balanceFits, balanceDoesNotFit);
export type AccountChanges = z.infer<typeof AccountChanges>;

export const Account = z.object({
  id: Id,
  name: z.string(),
  type: AccountType,
  status: AccountStatus,
  owner: z.string(),
  interestRate: z.string().nullable(),
  perks: z.string(),
  notes: z.string(),
  balance: z.string(),
  currency: z.string(),
  conversionFactor: z.string(),
  sortOrder: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Account = z.infer<typeof Account>;

/** Accounts that are not named keep their places; the named ones share theirs in the given order. */
export const AccountOrder = z.strictObject({
  accountIds: z
    .array(Id)
    .min(1)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length, 'Every account may stand here once'),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

export const FinanceSettings = z.object({
  baseCurrency: z.string(),
  displaySymbols: z.boolean(),
  autoRefreshRates: z.boolean(),
  manualRateOverrides: z.record(z.string(), z.string()),
  lockedRates: z.record(z.string(), z.boolean()),
});
export type FinanceSettings = z.infer<typeof FinanceSettings>;

const access = { scope: 'finance' } as const;

export const financeCalls = {
  accounts: call({
    method: 'GET',
    path: '/api/v1/finance/accounts',
    summary: "The caller's accounts, in their own order.",
    access,
    answer: z.array(Account),
  }),
  addAccount: call({
    method: 'POST',
    path: '/api/v1/finance/accounts',
    summary: 'Add an account; without a sortOrder, or with 0, it comes last.',
    access,
    status: 201,
    body: NewAccount,
    answer: Account,
  }),
  reorderAccounts: call({
    method: 'POST',
    path: '/api/v1/finance/accounts/reorder',
    summary: "Put the caller's accounts into the given order.",
    access,
    body: AccountOrder,
    answer: z.array(Account),
  }),
  changeAccount: call({
    method: 'PATCH',
    path: '/api/v1/finance/accounts/:id',
    summary: 'Change some fields of an account.',
    access,
    params: IdParams,
    body: AccountChanges,
    answer: Account,
  }),
  removeAccount: call({
    method: 'DELETE',
    path: '/api/v1/finance/accounts/:id',
    summary: 'Delete an account; it can be restored for a day.',
    access,
    status: 204,
    params: IdParams,
  }),
  restoreAccount: call({
    method: 'POST',
    path: '/api/v1/finance/accounts/:id/restore',
    summary: 'Bring a deleted account back.',
    access,
    params: IdParams,
    answer: Account,
  }),
  settings: call({
    method: 'GET',
    path: '/api/v1/finance/settings',
    summary: "The caller's currency settings.",
    access,
    answer: FinanceSettings,
  }),
} as const;
