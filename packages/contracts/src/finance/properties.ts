import { z } from 'zod';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { propertyTypes } from './choices';
import { Amount, amountsFit, changesSomething, emptyAs, text, Version } from './fields';
import * as financeRoutes from './routes';

export const PropertyType = z.enum(propertyTypes);
export type PropertyType = z.infer<typeof PropertyType>;

const amount = emptyAs('0', Amount);
const amounts = [
  'propertyValue',
  'monthlyRent',
  'mortgageBalance',
  'downPayment',
  'taxes',
  'insurance',
  'utilities',
] as const;

const propertyFields = {
  address: text(limits.address).min(1, 'Address is required'),
  propertyType: emptyAs('Residential', PropertyType),
  propertyValue: amount,
  currency: emptyAs('USD', CurrencyCode),
  monthlyRent: amount,
  mortgageBalance: amount,
  downPayment: amount,
  /** Taxes, insurance and utilities are per month. */
  taxes: amount,
  insurance: amount,
  utilities: amount,
  /**
   * The loan that finances the property; without one, a mortgage with the same balance and currency is assumed, if it
   * can be no other one and no other property's.
   */
  loanId: emptyAs(null, Id.nullable()),
  notes: emptyAs('', text(limits.longText)),
};

export const NewProperty = z
  .strictObject({
    ...propertyFields,
    propertyType: propertyFields.propertyType.default('Residential'),
    propertyValue: amount.default('0'),
    currency: propertyFields.currency.default('USD'),
    monthlyRent: amount.default('0'),
    mortgageBalance: amount.default('0'),
    downPayment: amount.default('0'),
    taxes: amount.default('0'),
    insurance: amount.default('0'),
    utilities: amount.default('0'),
    loanId: propertyFields.loanId.default(null),
    notes: propertyFields.notes.default(''),
  })
  .superRefine(amountsFit(...amounts));
export type NewProperty = z.infer<typeof NewProperty>;

export const PropertyChanges = z
  .strictObject({ ...propertyFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change')
  .superRefine(amountsFit(...amounts));
export type PropertyChanges = z.infer<typeof PropertyChanges>;

/**
 * Amounts in the property's own currency; rates as fractions. `capRate` is null without a value; `cashOnCash` is null
 * without a down payment, or if the financing loan is in a currency without a rate.
 */
export const Property = z.object({
  id: Id,
  address: z.string(),
  propertyType: PropertyType,
  propertyValue: z.string(),
  currency: z.string(),
  monthlyRent: z.string(),
  mortgageBalance: z.string(),
  downPayment: z.string(),
  taxes: z.string(),
  insurance: z.string(),
  utilities: z.string(),
  loanId: Id.nullable(),
  /** The loan whose payments `cashOnCash` includes: the linked one, or the mortgage that is taken to be it. */
  countedLoanId: Id.nullable().optional(),
  equity: z.string(),
  capRate: z.number().nullable(),
  cashOnCash: z.number().nullable(),
  notes: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Property = z.infer<typeof Property>;

const access = { scope: 'finance' } as const;
const change = {
  summary: 'Change some fields of a property.',
  access,
  params: IdParams,
  body: PropertyChanges,
  answer: Property,
} as const;

export const propertyCalls = {
  properties: call(financeRoutes.properties, {
    summary: "The caller's properties, oldest first.",
    access,
    answer: z.array(Property),
  }),
  addProperty: call(financeRoutes.addProperty, {
    summary: `Add a property, once per ${idempotencyHeader}.`,
    access,
    status: 201,
    body: NewProperty,
    answer: Property,
  }),
  putProperty: call(financeRoutes.putProperty, { ...change }),
  changeProperty: call(financeRoutes.changeProperty, { ...change }),
  removeProperty: call(financeRoutes.removeProperty, {
    summary: 'Delete a property.',
    access,
    status: 204,
    params: IdParams,
  }),
} as const;
