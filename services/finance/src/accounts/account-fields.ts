import type { AccountChanges, Account as AccountGiven } from '@plaza/contracts/finance/accounts';
import { amountText, exactText, factorText, rateText, toDecimal, toDecimal128 } from '../money';
import type { AccountRecord } from './account.model';

/** An account as it is given out. */
export function given(account: AccountRecord): AccountGiven {
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
    factorSource: account.factorSource,
    factorAsOf: account.factorAsOf.toISOString(),
    version: account.version,
    sortOrder,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** The given fields as they are stored. */
export function fieldsOf({ balance, conversionFactor, interestRate, ...others }: AccountChanges) {
  return {
    ...others,
    ...(balance === undefined ? {} : { balance: toDecimal128(balance) }),
    ...(conversionFactor === undefined ? {} : { conversionFactor: toDecimal128(conversionFactor) }),
    ...(interestRate === undefined ? {} : { interestRate: interestRate === null ? null : toDecimal128(interestRate) }),
  };
}
