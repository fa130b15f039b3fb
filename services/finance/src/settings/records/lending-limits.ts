import type { LendingLimit } from '@plaza/contracts/finance/settings';
import type { Types } from 'mongoose';
import { Decimal, toDecimal } from '../../money';

interface Limit {
  readonly value: Decimal;
  readonly note: string;
}

/**
 * The assumed limits of lenders: a share of the income as a fraction, and the rate of a new mortgage in percent per
 * year.
 */
export type LendingLimits = Readonly<Record<LendingLimit, Limit>>;

/** Null or absent means the default. */
export interface StoredLimits {
  readonly baseCurrency?: string;
  readonly maxAllowableDTI?: Types.Decimal128 | null;
  readonly mortgageRate?: Types.Decimal128 | null;
}

const createLimit = (value: string, note: string): Limit => ({ value: new Decimal(value), note });
const defaultShare = createLimit('0.43', 'Qualified mortgage limit of the CFPB before 2021: 43 %');
const shareInCanada = createLimit('0.44', 'Total debt service limit in Canada: 44 %');
const defaultRate = createLimit('5', 'Assumed');

/** A user's limits: those that they set, else the defaults, which depend on the base currency. */
export function lendingLimitsOf(stored: StoredLimits | null): LendingLimits {
  const { baseCurrency, maxAllowableDTI, mortgageRate } = stored ?? {};
  return {
    maxAllowableDTI: customLimit(maxAllowableDTI) ?? (baseCurrency === 'CAD' ? shareInCanada : defaultShare),
    mortgageRate: customLimit(mortgageRate) ?? defaultRate,
  };
}

const customLimit = (stored: Types.Decimal128 | null | undefined): Limit | undefined =>
  stored ? { value: toDecimal(stored), note: 'As you set it' } : undefined;

/** The limits that the user has set. */
export const ownLimitsOf = ({ maxAllowableDTI, mortgageRate }: StoredLimits): LendingLimit[] => [
  ...(maxAllowableDTI ? (['maxAllowableDTI'] as const) : []),
  ...(mortgageRate ? (['mortgageRate'] as const) : []),
];
