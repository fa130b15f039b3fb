import type { NewProperty, Property, PropertyChanges } from '@plaza/contracts/finance/properties';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { FinanceDependencies } from '../dependencies';
import { LoanModel, type LoanRecord } from '../loans/loan.model';
import { loanTerms } from '../loans/loan-fields';
import { Decimal, fraction, roundedText, toDecimal } from '../money';
import type { Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { userRates } from '../rates/user-rates';
import type { IdempotencyKey } from '../records/idempotency-key';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import { addRecord, changeRecord, listRecords, type RecordStore, removeRecord } from '../records/record-store';
import { PropertyModel, type PropertyRecord, propertyAmounts } from './property.model';
import { loansOfProperties } from './property-loans';
import { capRate, cashOnCash, type PropertyFigures } from './property-returns';

const properties: RecordStore<PropertyRecord> = { model: PropertyModel, noun: 'property', amounts: propertyAmounts };

type Sources = Pick<FinanceDependencies, 'marketRates' | 'computing'>;

/** @throws TooManyRequests */
export async function listProperties(userId: string, { marketRates, computing }: Sources): Promise<Property[]> {
  const [records, loans, rates] = await Promise.all([
    listRecords(properties, userId),
    LoanModel.find({ userId }).lean(),
    userRates(userId, marketRates),
  ]);
  return computing.run(userId, () => {
    const context = createContext(records, loans, rates);
    return records.map((property) => toProperty(property, context));
  });
}

export async function addProperty(
  userId: string,
  property: NewProperty,
  market: MarketRates,
  request?: IdempotencyKey,
): Promise<Property> {
  await requireLoan(userId, property.loanId);
  const fields = { ...toPropertyFields(property), currency: property.currency };
  const contextOf = await readContext(userId, market);
  const added = await addRecord(properties, userId, fields, request);
  return toProperty(added, contextOf(added));
}

export async function changeProperty(
  userId: string,
  id: string,
  changes: PropertyChanges,
  market: MarketRates,
): Promise<Property> {
  const contextOf = await readContext(userId, market);
  const changed = await changeRecord(properties, { _id: id, userId }, changes.version, async () => {
    await requireLoan(userId, changes.loanId);
    return toPropertyFields(changes);
  });
  return toProperty(changed, contextOf(changed));
}

export const removeProperty = (userId: string, id: string): Promise<void> => removeRecord(properties, userId, id);

export const toPropertyFields = (changes: PropertyChanges): Partial<PropertyRecord> =>
  toStoredFields(changes, propertyAmounts);

function toFigures(property: PropertyRecord): PropertyFigures & { mortgageBalance: Decimal } {
  const amounts = propertyAmounts.map((name) => [name, toDecimal(property[name])] as const);
  return Object.fromEntries(amounts) as Record<(typeof propertyAmounts)[number], Decimal>;
}

/** Everything besides the property itself that its figures depend on. */
interface Context {
  readonly loanOf: (property: PropertyRecord) => LoanRecord | undefined;
  readonly rates: Rates;
  readonly now: Date;
}

function createContext(records: readonly PropertyRecord[], loans: readonly LoanRecord[], rates: Rates): Context {
  return { loanOf: loansOfProperties(records, loans), rates, now: new Date() };
}

/**
 * Reads what the response to a write needs before the write, as a write that is stored must not be answered by an
 * error.
 */
async function readContext(userId: string, market: MarketRates): Promise<(written: PropertyRecord) => Context> {
  const [records, loans, rates] = await Promise.all([
    listRecords(properties, userId),
    LoanModel.find({ userId }).lean(),
    userRates(userId, market),
  ]);
  return (written) => createContext([...records.filter(({ _id }) => _id !== written._id), written], loans, rates);
}

async function requireLoan(userId: string, loanId: string | null | undefined): Promise<void> {
  if (!loanId || (await LoanModel.exists({ _id: loanId, userId }))) return;
  const message = 'This loan does not exist';
  throw new InvalidInput(message, [{ path: 'loanId', message }]);
}

function toProperty(property: PropertyRecord, context: Context): Property {
  const { loanId, currency } = property;
  const figures = toFigures(property);
  const loan = context.loanOf(property);
  const payment = paymentIn(currency, loan, context);
  return {
    ...toBaseFields(property),
    ...toEnteredFields(property),
    // The loan may have been deleted since.
    loanId: loan?._id === loanId ? loanId : null,
    countedLoanId: loan?._id ?? null,
    equity: roundedText(figures.propertyValue.minus(figures.mortgageBalance), currency),
    capRate: fraction(capRate(figures)),
    cashOnCash: payment ? fraction(cashOnCash(figures, payment)) : null,
  };
}

/** What the user entered, besides the fields of every record. */
export function toEnteredFields(property: PropertyRecord) {
  const { address, propertyType } = property;
  return { ...toAmounts(property, propertyAmounts), address, propertyType };
}

/** The monthly payment of a loan in the currency of the property; undefined without a rate between the two. */
function paymentIn(currency: string, loan: LoanRecord | undefined, { rates, now }: Context): Decimal | undefined {
  if (!loan) return new Decimal(0);
  const { payment } = loanTerms(loan, now);
  if (loan.currency === currency) return payment;
  const [from, to] = [rates.factorOf(loan.currency), rates.factorOf(currency)];
  return from && to && payment.times(from.factor).div(to.factor);
}
