import { decimalsOf } from '@plaza/contracts/currencies';
import { formatMoney, numberFormatter } from '@plaza/ui';

/** The user's format for amounts: with symbols ("$1,200.50") or with codes ("1,200.50 USD"). */
export interface AmountStyle {
  readonly displaySymbols: boolean;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** Formats an amount in its currency for en-US, with 2 decimals, or up to 8 if the currency has them. */
export function formatAmount(amount: string, currency: string, { displaySymbols }: AmountStyle): string {
  const decimals = decimalsOf(currency);
  if (displaySymbols) return formatMoney(amount, currency, { decimals });
  if (!isDecimal(amount)) return '—';
  const figure = numberFormatter({
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
    signDisplay: 'negative', // numbers that round to zero have no sign
  });
  return `${figure.format(amount)} ${currency}`;
}
