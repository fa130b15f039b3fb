import type { FinanceSettings, LendingLimit, SettingsChanges } from '@plaza/contracts/finance/settings';
import { isDecimalText, notANumber } from '@plaza/ui';
import { Exact } from '../money/exact';
import { percentError } from '../records/decimal-fields';

/** Both limits as typed, in percent; "" is the default. */
export type LimitsDraft = Record<LendingLimit, string>;

/** The user's own limits, to be edited; a limit that has its default is empty. */
export function toLimitsDraft({ ownLimits, maxAllowableDTI, mortgageRate }: FinanceSettings): LimitsDraft {
  return {
    maxAllowableDTI: ownLimits.includes('maxAllowableDTI') ? new Exact(maxAllowableDTI).times(100).toFixed() : '',
    mortgageRate: ownLimits.includes('mortgageRate') ? mortgageRate : '',
  };
}

export function validateLimit(name: LendingLimit, typed: string): string | undefined {
  if (name === 'mortgageRate') return percentError(typed);
  return typed === '' ? undefined : shareError(typed);
}

function shareError(typed: string): string | undefined {
  if (!isDecimalText(typed)) return notANumber();
  const isShare = Number(typed) > 0 && Number(typed) <= 100 && /^\d+(\.\d{1,2})?$/.test(typed);
  return isShare ? undefined : 'Must be above 0%, up to 100%, with at most 2 decimals';
}

/** What is sent: a fraction and a percentage; null for the default. */
export function toLimitFields({ maxAllowableDTI, mortgageRate }: LimitsDraft): Pick<SettingsChanges, LendingLimit> {
  return {
    maxAllowableDTI: maxAllowableDTI === '' ? null : new Exact(maxAllowableDTI).dividedBy(100).toNumber(),
    mortgageRate: mortgageRate === '' ? null : mortgageRate,
  };
}
