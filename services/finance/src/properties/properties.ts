import type { NewProperty, Property, PropertyChanges } from '@plaza/contracts/finance/properties';
import { InvalidInput } from '@plaza/service-kit/errors';
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
import { capRate, cashOnCash, linkedLoan, type PropertyFigures } from './property-returns';

const properties: RecordStore<PropertyRecord> = { model: PropertyModel, noun: 'property', amounts: propertyAmounts };

export async function listProperties(userId: string, market: MarketRates): Promise<Property[]> {
  const [records, context] = await Promise.all([listRecords(properties, userId), readContext(userId, market)]);
  return records.map((property) => toProperty(property, context));
}

export async function addProperty(
  userId: string,
  property: NewProperty,
  market: MarketRates,
  request?: IdempotencyKey,
): Promise<Property> {
  const context = await readContext(userId, market);
  requireLoan(property.loanId, context);
  const fields = { ...toPropertyFields(property), currency: property.currency };
  return toProperty(await addRecord(properties, userId, fields, request), context);
}

export async function changeProperty(
  userId: string,
  id: string,
  changes: PropertyChanges,
  market: MarketRates,
): Promise<Property> {
  const context = await readContext(userId, market);
  const changed = await changeRecord(properties, { _id: id, userId }, changes.version, () => {
    requireLoan(changes.loanId, context);
    return toPropertyFields(changes);
  });
  return toProperty(changed, context);
}

export const removeProperty = (userId: string, id: string): Promise<void> => removeRecord(properties, userId, id);

export const toPropertyFields = (changes: PropertyChanges): Partial<PropertyRecord> =>
  toStoredFields(changes, propertyAmounts);

export function toFigures(property: PropertyRecord): PropertyFigures & { mortgageBalance: Decimal } {
  const amounts = propertyAmounts.map((name) => [name, toDecimal(property[name])] as const);
  return Object.fromEntries(amounts) as Record<(typeof propertyAmounts)[number], Decimal>;
}

/** Everything besides the property itself that its figures depend on. */
interface Context {
  readonly loans: readonly LoanRecord[];
  readonly rates: Rates;
  readonly now: Date;
}

async function readContext(userId: string, market: MarketRates): Promise<Context> {
  const [loans, rates] = await Promise.all([LoanModel.find({ userId }).lean(), userRates(userId, market)]);
  return { loans, rates, now: new Date() };
}

function requireLoan(loanId: string | null | undefined, { loans }: Context): void {
  if (!loanId || loans.some(({ _id }) => _id === loanId)) return;
  const message = 'This loan does not exist';
  throw new InvalidInput(message, [{ path: 'loanId', message }]);
}

function toProperty(property: PropertyRecord, context: Context): Property {
  const { loans } = context;
  const { address, propertyType, loanId, currency } = property;
  const figures = toFigures(property);
  const payment = paymentIn(currency, linkedLoan(property, loans), context);
  return {
    ...toBaseFields(property),
    ...toAmounts(property, propertyAmounts),
    address,
    propertyType,
    // The loan may have been deleted since.
    loanId: loans.some(({ _id }) => _id === loanId) ? loanId : null,
    equity: roundedText(figures.propertyValue.minus(figures.mortgageBalance), currency),
    capRate: fraction(capRate(figures)),
    cashOnCash: payment ? fraction(cashOnCash(figures, payment)) : null,
  };
}

/** The monthly payment of a loan in the currency of the property; undefined without a rate between the two. */
function paymentIn(currency: string, loan: LoanRecord | undefined, { rates, now }: Context): Decimal | undefined {
  if (!loan) return new Decimal(0);
  const { payment } = loanTerms(loan, now);
  if (loan.currency === currency) return payment;
  const [from, to] = [rates.factorOf(loan.currency), rates.factorOf(currency)];
  return from && to && payment.times(from.factor).div(to.factor);
}
