import type { Account } from '@plaza/contracts/finance/accounts';
import { useEffect, useRef } from 'react';
import type { RecordForm } from '../../records/use-record-form';
import type { AccountDraft } from './account-draft';

/**
 * Keeps the factor of an account form at the rate of the chosen currency, also when the rates change. A factor that the
 * user typed or cleared stays until they choose another currency.
 * @param rateOf returns the factor of a currency; "" if there is no rate
 * @param known the edited account as it was when the form opened; choosing its own currency restores its own factor
 * @returns a function that sets fields of the form, and the factor along with a currency
 */
export function useFilledFactor(
  { draft, change }: Pick<RecordForm<AccountDraft>, 'draft' | 'change'>,
  rateOf: (currency: string) => string,
  known: { readonly current: Account | undefined },
): (changes: Partial<AccountDraft>) => void {
  /** The last factor that was filled in automatically; undefined if the form has the account's own factor. */
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
