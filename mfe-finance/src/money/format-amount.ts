import { decimalsOf } from '@plaza/contracts/currencies';
import { formatMoney, numberFormatter } from '@plaza/ui';

/** How a user wants amounts written: with symbols ("$1,200.50") or with codes ("1,200.50 USD"). */
export interface AmountStyle {
  readonly displaySymbols: boolean;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** An amount in its currency, en-US: 2 decimals, up to 8 where the currency has them. */
export function formatAmount(amount: string, currency: string, { displaySymbols }: AmountStyle): string {
  const decimals = decimalsOf(currency);
  if (displaySymbols) return formatMoney(amount, currency, { decimals });
  if (!isDecimal(amount)) return '—';
  const figure = numberFormatter({
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
    signDisplay: 'negative', // what is rounded to zero has none
  });
  return `${figure.format(amount)} ${currency}`;
}
