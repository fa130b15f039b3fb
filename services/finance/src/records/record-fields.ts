import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema, type Types } from 'mongoose';
import { amountText, fitsDigits, toDecimal128 } from '../money';

/** The schema fields of every record. */
export const recordSchema = {
  _id: { type: String, default: () => randomUUID() },
  userId: { type: String, required: true },
  currency: { type: String, default: 'USD', maxlength: 10 },
  notes: { type: String, default: '', maxlength: limits.longText },
  version: { type: Number, default: 0 },
  requestHash: String,
} as const;

const isAmount = (value: Types.Decimal128) => fitsDigits(value, limits.balanceDigits, 8);

/** An amount of money: up to 15 digits and 8 decimals. */
export const amountField = { type: Schema.Types.Decimal128, default: '0', validate: isAmount } as const;

/** The wire fields of every record. */
export interface BaseFields {
  readonly id: string;
  readonly currency: string;
  readonly notes: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function toBaseFields(record: {
  _id: string;
  currency: string;
  notes: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}): BaseFields {
  const { _id, currency, notes, version, createdAt, updatedAt } = record;
  return { id: _id, currency, notes, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** The named amounts of a record on the wire. */
export function toAmounts<Name extends string>(
  record: { currency: string } & Record<Name, Types.Decimal128>,
  names: readonly Name[],
): Record<Name, string> {
  const amounts = names.map((name) => [name, amountText(record[name], record.currency)] as const);
  return Object.fromEntries(amounts) as Record<Name, string>;
}

/**
 * Converts input into stored fields, the named amounts into Decimal128. Leaves out `version`, which is a condition of
 * the write.
 */
export function toStoredFields<Changes extends object, Name extends string>(
  { version: _seen, ...changes }: Changes & { version?: number | undefined },
  names: readonly Name[],
): Omit<Changes, Name | 'version'> & Partial<Record<Name, Types.Decimal128>> {
  const decimals = names.flatMap((name) => {
    const value = (changes as Record<string, unknown>)[name];
    return typeof value === 'string' ? [[name, toDecimal128(value)] as const] : [];
  });
  const stored = Object.fromEntries(decimals) as Partial<Record<Name, Types.Decimal128>>;
  return { ...(changes as Omit<Changes, Name | 'version'>), ...stored };
}
