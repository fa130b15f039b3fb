import type { Types } from 'mongoose';
import { exactText, toDecimal } from '../money';

interface LoanLike {
  readonly _id: string;
  readonly type: string;
  readonly currency: string;
  readonly balance: Types.Decimal128;
}

interface PropertyLike {
  readonly _id: string;
  readonly loanId: string | null;
  readonly currency: string;
  readonly mortgageBalance: Types.Decimal128;
}

/**
 * The loan that pays for a property: the named one, if it exists; else the only mortgage with the same balance and
 * currency, if no property names it and no other property could be meant.
 * @param properties all properties of the user, as a loan pays for one of them only
 * @param loans all loans of the user
 */
export function loansOfProperties<Loan extends LoanLike>(
  properties: readonly PropertyLike[],
  loans: readonly Loan[],
): (property: PropertyLike) => Loan | undefined {
  const byId = new Map(loans.map((loan) => [loan._id, loan]));
  const named = new Set(properties.map(({ loanId }) => loanId));
  const free = loans.filter(({ _id, type }) => type === 'Mortgage' && !named.has(_id));
  const nameless = properties.filter(({ loanId }) => !loanId || !byId.has(loanId));
  const mortgages = onlyOnes(free, ({ balance }) => balance);
  const houses = onlyOnes(nameless, ({ mortgageBalance }) => mortgageBalance);
  return ({ _id, loanId, currency, mortgageBalance }) => {
    const namedLoan = loanId ? byId.get(loanId) : undefined;
    if (namedLoan) return namedLoan;
    const owed = debtKey(mortgageBalance, currency);
    return houses.get(owed)?._id === _id ? (mortgages.get(owed) ?? undefined) : undefined;
  };
}

/** The rows by what is owed on them; null where several owe the same. Rows on which nothing is owed are left out. */
function onlyOnes<Row extends { readonly currency: string }>(
  rows: readonly Row[],
  balanceOf: (row: Row) => Types.Decimal128,
): ReadonlyMap<string, Row | null> {
  const byDebt = new Map<string, Row | null>();
  for (const row of rows) {
    const balance = balanceOf(row);
    if (toDecimal(balance).isZero()) continue;
    const owed = debtKey(balance, row.currency);
    byDebt.set(owed, byDebt.has(owed) ? null : row);
  }
  return byDebt;
}

/** Equal for equal amounts, however many zeros they are stored with. */
const debtKey = (balance: Types.Decimal128, currency: string): string => `${exactText(toDecimal(balance))} ${currency}`;
