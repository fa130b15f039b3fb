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
  /**
   * Whether the given conversionFactor was filled in from the caller's rates and not typed: the account then gets the
   * rate of the moment, as the filled-in one may be older; the given factor counts only without a rate.
   */
  factorFromRates: z.boolean(),
  sortOrder: emptyAs(0, whole(1_000_000)),
};

/**
 * Without a conversionFactor the account gets the caller's rate for its currency. A factor that equals this rate when
 * rounded to the factor's own decimals is stored with the rate's full precision; any other is stored as a manual
 * factor.
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
    factorFromRates: accountFields.factorFromRates.optional(),
    sortOrder: accountFields.sortOrder.default(0),
  })
  .superRefine(amountsFit('balance'));
export type NewAccount = z.infer<typeof NewAccount>;

/**
 * When the currency changes and no conversionFactor is given, the account gets the caller's rate for the new currency.
 */
export const AccountChanges = z
  .strictObject({ ...accountFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit('balance'));
export type AccountChanges = z.infer<typeof AccountChanges>;

/**
 * `conversionFactor` is rounded to 6 decimals, or to 6 significant digits where those decimals would all be zero;
 * totals are computed with `exactFactor`, the same number with all stored digits.
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
  /**
   * The currency that the factor converts into: the base currency, unless a change of it has not reached the account
   * yet.
   */
  factorBase: z.string(),
  factorSource: FactorSource,
  /** When the factor was valid: the time of the rates, or when it was entered. */
  factorAsOf: Instant,
  /** The position in the list; accounts without one have 0 and come after all others, the oldest first. */
  sortOrder: z.number().int(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Account = z.infer<typeof Account>;

/** Accounts that are not listed keep their positions; the listed ones exchange theirs to follow the given order. */
export const AccountOrder = z.strictObject({
  accountIds: z
    .array(Id)
    .min(1)
    .max(limits.recordsOfAKind)
    .refine((ids) => new Set(ids).size === ids.length, 'Every account may stand here once'),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

/**
 * The result of an update of all factors. `withoutRate`: the currencies without a rate, whose accounts kept their
 * factors. Accounts in a locked currency are skipped. `ratesAsOf`: the time of the market rates that were used.
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
    summary: `Add an account, once per ${idempotencyHeader}; without a sortOrder, or with 0, it is listed last.`,
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
    summary: 'Recompute the factor of every account from the current overrides and rates.',
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
    summary: 'Delete an account; it can be restored for 24 hours.',
    access,
    status: 204,
    params: IdParams,
  }),
  restoreAccount: call(financeRoutes.restoreAccount, {
    summary: 'Restore a deleted account.',
    access,
    params: IdParams,
    answer: Account,
  }),
} as const;
