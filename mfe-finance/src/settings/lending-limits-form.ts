import type { FinanceSettings, LendingLimit, SettingsChanges } from '@plaza/contracts/finance/settings';
import { isDecimalText, notANumber } from '@plaza/ui';
import { ExactDecimal } from '../money/exact-decimal';
import { percentError } from '../records/form/decimal-fields';

/** Both limits in percent as typed; "" stands for the default. */
export type LimitsDraft = Record<LendingLimit, string>;

/** The user's own limits as a draft; a limit with its default is empty. */
export function toLimitsDraft({ ownLimits, maxAllowableDTI, mortgageRate }: FinanceSettings): LimitsDraft {
  return {
    maxAllowableDTI: ownLimits.includes('maxAllowableDTI')
      ? new ExactDecimal(maxAllowableDTI).times(100).toFixed()
      : '',
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

/** The request body: a fraction and a percentage; null for the default. */
export function toLimitFields({ maxAllowableDTI, mortgageRate }: LimitsDraft): Pick<SettingsChanges, LendingLimit> {
  return {
    maxAllowableDTI: maxAllowableDTI === '' ? null : new ExactDecimal(maxAllowableDTI).dividedBy(100).toNumber(),
    mortgageRate: mortgageRate === '' ? null : mortgageRate,
  };
}
