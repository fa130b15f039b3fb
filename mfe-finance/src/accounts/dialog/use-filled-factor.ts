import type { Account } from '@plaza/contracts/finance/accounts';
import { useEffect, useRef } from 'react';
import type { RecordForm } from '../../records/use-record-form';
import type { AccountDraft } from './account-draft';

/**
 * Keeps the factor of an account form at the rate of the chosen currency, also when the rates change. A factor that the
 * user typed or emptied stays until they choose another currency.
 * @param rateOf the factor of a currency; "" without a rate
 * @param known the edited account as the form knows it: its own currency restores its own factor
 * @returns sets fields of the form, and the factor with a currency
 */
export function useFilledFactor(
  { draft, change }: Pick<RecordForm<AccountDraft>, 'draft' | 'change'>,
  rateOf: (currency: string) => string,
  known: { readonly current: Account | undefined },
): (changes: Partial<AccountDraft>) => void {
  /** The factor that was filled in last; undefined where the form has the account's own. */
  const filled = useRef(known.current ? undefined : draft.conversionFactor);
  const rate = rateOf(draft.currency);

  useEffect(() => {
    if (draft.conversionFactor !== filled.current || rate === filled.current) return;
    filled.current = rate;
    change({ conversionFactor: rate });
  }, [draft.conversionFactor, rate, change]);

  return (changes) => {
    const { currency = draft.currency } = changes;
    if (currency === draft.currency) return change(changes);
    const account = known.current;
    const isBack = currency === account?.currency;
    const conversionFactor = isBack ? account.conversionFactor : rateOf(currency);
    filled.current = isBack ? undefined : conversionFactor;
    change({ ...changes, conversionFactor });
  };
}
