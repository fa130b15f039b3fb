import type { NewProperty, Property, PropertyChanges } from '@plaza/contracts/finance/properties';
import { BadInput } from '@plaza/service-kit/errors';
import { LoanModel, type LoanRecord } from '../loans/loan.model';
import { termsOf } from '../loans/loan-fields';
import { Decimal, fraction, roundedText, toDecimal } from '../money';
import { givenAmounts, givenBase, storedFields } from '../records/record-fields';
import { addRecord, changeRecord, type KeptKind, listRecords, removeRecord } from '../records/record-store';
import { PropertyModel, type PropertyRecord, propertyAmounts } from './property.model';
import { capRate, cashOnCash, linkedLoan, type PropertyFigures } from './property-returns';

const properties: KeptKind<PropertyRecord> = { model: PropertyModel, noun: 'property', amounts: propertyAmounts };

export async function listProperties(userId: string): Promise<Property[]> {
  const [kept, loans] = await Promise.all([listRecords(properties, userId), loansOf(userId)]);
  return kept.map((property) => given(property, loans));
}

export async function addProperty(userId: string, property: NewProperty): Promise<Property> {
  const loans = await loansOf(userId);
  demandLoan(property.loanId, loans);
  const fields = { ...fieldsOf(property), currency: property.currency };
  return given(await addRecord(properties, userId, fields), loans);
}

export async function changeProperty(userId: string, id: string, changes: PropertyChanges): Promise<Property> {
  const loans = await loansOf(userId);
  const changed = await changeRecord(properties, { _id: id, userId }, changes.version, () => {
    demandLoan(changes.loanId, loans);
    return fieldsOf(changes);
  });
  return given(changed, loans);
}

export const removeProperty = (userId: string, id: string): Promise<void> => removeRecord(properties, userId, id);

/** The given fields as they are stored. */
export const fieldsOf = (changes: PropertyChanges): Partial<PropertyRecord> => storedFields(changes, propertyAmounts);

/** A property's amounts to compute with. */
export function figuresOf(property: PropertyRecord): PropertyFigures & { mortgageBalance: Decimal } {
  const amounts = propertyAmounts.map((name) => [name, toDecimal(property[name])] as const);
  return Object.fromEntries(amounts) as Record<(typeof propertyAmounts)[number], Decimal>;
}

const loansOf = (userId: string): Promise<LoanRecord[]> => LoanModel.find({ userId }).lean();

function demandLoan(loanId: string | null | undefined, loans: readonly LoanRecord[]): void {
  if (!loanId || loans.some(({ _id }) => _id === loanId)) return;
  const message = 'This loan does not exist';
  throw new BadInput(`loanId: ${message}`, [{ path: 'loanId', message }]);
}

function given(property: PropertyRecord, loans: readonly LoanRecord[]): Property {
  const { address, propertyType, loanId, currency } = property;
  const figures = figuresOf(property);
  const loan = linkedLoan(property, loans);
  // Amounts of another currency cannot be taken from this one's: such a loan is left out of the return.
  const payment = loan && loan.currency === currency ? termsOf(loan).payment : new Decimal(0);
  return {
    ...givenBase(property),
    ...givenAmounts(property, propertyAmounts),
    address,
    propertyType,
    loanId: loanId ?? null,
    equity: roundedText(figures.propertyValue.minus(figures.mortgageBalance), currency),
    capRate: fraction(capRate(figures)),
    cashOnCash: fraction(cashOnCash(figures, payment)),
  };
}
