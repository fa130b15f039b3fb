import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { amountText, exactText, factorText, rateText, toDecimal, toDecimal128 } from '../money';
import type { AccountRecord } from './account.model';

export function toAccount(account: AccountRecord): Account {
  const { _id, name, type, status, owner, perks, notes, currency, sortOrder } = account;
  return {
    id: _id,
    name,
    type,
    status,
    owner,
    interestRate: account.interestRate && rateText(account.interestRate),
    perks,
    notes,
    balance: amountText(account.balance, currency),
    currency,
    conversionFactor: factorText(account.conversionFactor),
    exactFactor: exactText(toDecimal(account.conversionFactor)),
    factorBase: account.factorBase ?? 'USD',
    factorSource: account.factorSource ?? 'manual',
    factorAsOf: (account.factorAsOf ?? account.updatedAt).toISOString(),
    version: account.version ?? 0,
    sortOrder,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** The stored fields of a request, without the factor fields, which depend on the rates. */
export function toAccountFields(changes: AccountChanges) {
  const { balance, interestRate, ...rest } = changes;
  const { conversionFactor: _byRates, factorFromRates: _how, version: _seen, ...others } = rest;
  return {
    ...others,
    ...(balance === undefined ? {} : { balance: toDecimal128(balance) }),
    ...(interestRate === undefined ? {} : { interestRate: interestRate === null ? null : toDecimal128(interestRate) }),
  };
}
