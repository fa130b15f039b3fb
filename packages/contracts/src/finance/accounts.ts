import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode, Money } from '../money';
import { accountStatuses, accountTypes } from './choices';
import { amountsFit, changesSomething, emptyAs, Factor, InterestRate, text, Version, whole } from './fields';
import { FactorSource } from './rates';
import * as financeRoutes from './routes';

export const AccountType = z.enum(accountTypes);
export type AccountType = z.infer<typeof AccountType>;

export const AccountStatus = z.enum(accountStatuses);
export type AccountStatus = z.infer<typeof AccountStatus>;

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
  conversionFactor: emptyAs('1', Factor),
  sortOrder: emptyAs(0, whole(1_000_000)),
};

/**
 * Without a conversionFactor the account gets what the caller's rates say. One that equals what they say, as far as its
 * decimals go, is kept as exactly as they say it; any other is the person's own.
 */
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
    conversionFactor: accountFields.conversionFactor.optional(),
    sortOrder: accountFields.sortOrder.default(0),
  })
  .superRefine(amountsFit('balance'));
export type NewAccount = z.infer<typeof NewAccount>;

/** With another currency and no conversionFactor the account gets what the caller's rates say. */
export const AccountChanges = z
  .strictObject({ ...accountFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit('balance'));
export type AccountChanges = z.infer<typeof AccountChanges>;

/**
 * `conversionFactor` is shown with 6 decimals, and with 6 significant digits where those would all be zero; totals come
 * from `exactFactor`, the same number with all the digits that are kept of it.
 */
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
  exactFactor: z.string(),
  /** The currency that the factor converts into: the base currency once a change of it has reached the account. */
  factorBase: z.string(),
  factorSource: FactorSource,
  /** When the factor was true: the rates' own time, or when it was typed. */
  factorAsOf: Instant,
  /** Its place; accounts without one, which is 0, stand behind all others, the oldest first. */
  sortOrder: z.number().int(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Account = z.infer<typeof Account>;

/** Accounts that are not named keep their places; the named ones share theirs in the given order. */
export const AccountOrder = z.strictObject({
  accountIds: z
    .array(Id)
    .min(1)
    .max(limits.recordsOfAKind)
    .refine((ids) => new Set(ids).size === ids.length, 'Every account may stand here once'),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

/**
 * What an update of all factors did. `withoutRate`: the currencies that have no rate; their accounts kept the factors
 * they had. Accounts in a locked currency are passed over. `ratesAsOf`: of when the market's rates are that were used.
 */
export const FactorsUpdate = z.object({
  accounts: z.array(Account),
  updated: z.number().int(),
  locked: z.array(z.string()),
  withoutRate: z.array(z.string()),
  ratesAsOf: Instant.nullable(),
});
export type FactorsUpdate = z.infer<typeof FactorsUpdate>;

const access = { scope: 'finance' } as const;

export const accountCalls = {
  accounts: call(financeRoutes.accounts, {
    summary: "The caller's accounts, in their own order.",
    access,
    answer: z.array(Account),
  }),
  addAccount: call(financeRoutes.addAccount, {
    summary: `Add an account, once for each ${idempotencyHeader}; without a sortOrder, or with 0, it comes last.`,
    access,
    status: 201,
    body: NewAccount,
    answer: Account,
  }),
  reorderAccounts: call(financeRoutes.reorderAccounts, {
    summary: "Put the caller's accounts into the given order.",
    access,
    body: AccountOrder,
    answer: z.array(Account),
  }),
  updateFactors: call(financeRoutes.updateFactors, {
    summary: 'Set the factor of every account from the overrides and rates of this moment.',
    access,
    answer: FactorsUpdate,
  }),
  changeAccount: call(financeRoutes.changeAccount, {
    summary: 'Change some fields of an account.',
    access,
    params: IdParams,
    body: AccountChanges,
    answer: Account,
  }),
  removeAccount: call(financeRoutes.removeAccount, {
    summary: 'Delete an account; it can be restored for a day.',
    access,
    status: 204,
    params: IdParams,
  }),
  restoreAccount: call(financeRoutes.restoreAccount, {
    summary: 'Bring a deleted account back.',
    access,
    params: IdParams,
    answer: Account,
  }),
} as const;
