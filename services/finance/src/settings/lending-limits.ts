import type { LendingLimit } from '@plaza/contracts/finance/settings';
import type { Types } from 'mongoose';
import { Decimal, toDecimal } from '../money';

/** A limit, and why it is that. */
interface Limit {
  readonly value: Decimal;
  readonly note: string;
}

/** What lenders are taken to allow: a share of the income as a fraction, and percent a year for a new mortgage. */
export type LendingLimits = Readonly<Record<LendingLimit, Limit>>;

/** What is stored of them; null or nothing where the person left a default. */
export interface StoredLimits {
  readonly baseCurrency?: string;
  readonly maxAllowableDTI?: Types.Decimal128 | null;
  readonly mortgageRate?: Types.Decimal128 | null;
}

const limitOf = (value: string, note: string): Limit => ({ value: new Decimal(value), note });
const defaultShare = limitOf('0.43', 'Qualified mortgage limit of the CFPB before 2021: 43 %');
const shareInCanada = limitOf('0.44', 'Total debt service limit in Canada: 44 %');
const defaultRate = limitOf('5', 'Assumed');

/** The limits that hold for a person: as they set them, else the defaults, by the country of the base currency. */
export function lendingLimitsOf(stored: StoredLimits | null): LendingLimits {
  const { baseCurrency, maxAllowableDTI, mortgageRate } = stored ?? {};
  return {
    maxAllowableDTI: own(maxAllowableDTI) ?? (baseCurrency === 'CAD' ? shareInCanada : defaultShare),
    mortgageRate: own(mortgageRate) ?? defaultRate,
  };
}

const own = (stored: Types.Decimal128 | null | undefined): Limit | undefined =>
  stored ? { value: toDecimal(stored), note: 'As you set it' } : undefined;

/** Which of them the person set. */
export const ownLimitsOf = ({ maxAllowableDTI, mortgageRate }: StoredLimits): LendingLimit[] => [
  ...(maxAllowableDTI ? (['maxAllowableDTI'] as const) : []),
  ...(mortgageRate ? (['mortgageRate'] as const) : []),
];
