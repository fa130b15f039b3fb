import { propertyTypes } from '@plaza/contracts/finance/choices';
import type { PropertyType } from '@plaza/contracts/finance/properties';
import { limits } from '@plaza/contracts/limits';
import { type Model, Schema, type Types } from 'mongoose';
import { database } from '../database';
import { amountField, recordSchema } from '../records/record-fields';
import type { UserRecord } from '../records/user-record';

/** The amounts of a property; all but value, mortgage and down payment are per month. */
export const propertyAmounts = [
  'propertyValue',
  'monthlyRent',
  'mortgageBalance',
  'downPayment',
  'taxes',
  'insurance',
  'utilities',
] as const;

export interface PropertyRecord extends UserRecord, Record<(typeof propertyAmounts)[number], Types.Decimal128> {
  address: string;
  propertyType: PropertyType;
  /** The loan that pays for it, as entered. */
  loanId: string | null;
  notes: string;
}

const propertySchema = new Schema<PropertyRecord>(
  {
    ...recordSchema,
    address: { type: String, required: true, maxlength: limits.address },
    propertyType: { type: String, default: 'Residential', enum: propertyTypes },
    propertyValue: amountField,
    monthlyRent: amountField,
    mortgageBalance: amountField,
    downPayment: amountField,
    taxes: amountField,
    insurance: amountField,
    utilities: amountField,
    loanId: { type: String, default: null },
  },
  { timestamps: true, versionKey: false },
);

propertySchema.index({ userId: 1, createdAt: 1 });

export const PropertyModel: Model<PropertyRecord> = database.model<PropertyRecord>(
  'Property',
  propertySchema,
  'properties',
);
