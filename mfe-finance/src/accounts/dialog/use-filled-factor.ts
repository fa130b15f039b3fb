import type { Account } from '@plaza/contracts/finance/accounts';
import { type RefObject, useEffect } from 'react';
import type { RecordForm } from '../../records/form/use-record-form';
import type { AccountDraft } from './account-draft';

/**
 * Keeps the factor of an account form at the rate of the chosen currency, also when the rates change. A factor that the
 * user typed or cleared stays until they choose another currency.
 * @param rateOf returns the factor of a currency; "" if there is no rate
 * @param known the edited account as it was when the form opened; choosing its own currency restores its own factor
 * @param filled the last factor that was filled in; undefined while the form has the account's own factor
 * @returns a function that sets fields of the form, and the factor along with a currency
 */
export function useFilledFactor(
  { draft, change }: Pick<RecordForm<AccountDraft>, 'draft' | 'change'>,
  rateOf: (currency: string) => string,
  known: { readonly current: Account | undefined },
  filled: RefObject<string | undefined>,
): (changes: Partial<AccountDraft>) => void {
  const rate = rateOf(draft.currency);

  useEffect(() => {
    if (draft.conversionFactor !== filled.current || rate === filled.current) return;
    filled.current = rate;
    change({ conversionFactor: rate });
  }, [draft.conversionFactor, rate, change, filled]);

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
