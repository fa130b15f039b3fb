import type { NewProperty, Property, PropertyType } from '@plaza/contracts/finance/properties';
import { amountError, amountToSend } from '../records/form/decimal-fields';

/** Fields that are amounts in the property's currency. */
const propertyAmounts = [
  'propertyValue',
  'monthlyRent',
  'mortgageBalance',
  'downPayment',
  'taxes',
  'insurance',
  'utilities',
] as const;
export type PropertyAmount = (typeof propertyAmounts)[number];

/** The property form as the user typed it. */
export type PropertyDraft = Record<PropertyAmount, string> & {
  address: string;
  propertyType: string;
  currency: string;
  /** `noLoan`, or the id of the loan. */
  loanId: string;
  notes: string;
};

export const noLoan = 'none';

export const propertyLabels: Record<keyof PropertyDraft, string> = {
  address: 'Address',
  propertyType: 'Property Type',
  currency: 'Currency',
  propertyValue: 'Property Value',
  monthlyRent: 'Monthly Rent',
  mortgageBalance: 'Mortgage Balance',
  downPayment: 'Down Payment',
  taxes: 'Taxes (monthly)',
  insurance: 'Insurance (monthly)',
  utilities: 'Utilities (monthly)',
  loanId: 'Linked Loan',
  notes: 'Notes',
};

export const blankProperty = (currency: string): PropertyDraft => ({
  address: '',
  propertyType: 'Residential',
  currency,
  propertyValue: '',
  monthlyRent: '',
  mortgageBalance: '',
  downPayment: '',
  taxes: '',
  insurance: '',
  utilities: '',
  loanId: noLoan,
  notes: '',
});

export function toPropertyDraft(property: Property): PropertyDraft {
  const { address, propertyType, currency, loanId, notes } = property;
  return { ...amountsOf(property), address, propertyType, currency, loanId: loanId ?? noLoan, notes };
}

function amountsOf(amounts: Record<PropertyAmount, string>): Record<PropertyAmount, string> {
  const { propertyValue, monthlyRent, mortgageBalance, downPayment, taxes, insurance, utilities } = amounts;
  return { propertyValue, monthlyRent, mortgageBalance, downPayment, taxes, insurance, utilities };
}

const isAmount = (field: string): field is PropertyAmount => propertyAmounts.some((name) => name === field);

export function validateProperty(field: keyof PropertyDraft, draft: PropertyDraft): string | undefined {
  if (field === 'address') return draft.address.trim() === '' ? 'Address is required' : undefined;
  return isAmount(field) ? amountError(draft[field], { currency: draft.currency }) : undefined;
}

/** The request body for a valid form. */
export function toPropertyFields(draft: PropertyDraft): NewProperty {
  const { address, propertyType, currency, loanId, notes } = draft;
  const amounts = Object.fromEntries(propertyAmounts.map((name) => [name, amountToSend(draft[name])])) as Record<
    PropertyAmount,
    string
  >;
  return {
    ...amounts,
    address: address.trim(),
    propertyType: propertyType as PropertyType,
    currency,
    loanId: loanId === noLoan ? null : loanId,
    notes: notes.trim(),
  };
}
