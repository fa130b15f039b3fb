import { z } from 'zod';

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/;

/** An amount as a decimal string, never a float; at most 15 digits before the point and 8 after it. Numbers are taken too. */
export const Money = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(decimal, 'Must be a decimal number'));
export type Money = z.infer<typeof Money>;

const fiat = [
  ...['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF', 'CNY', 'INR', 'KRW', 'SGD', 'HKD', 'SEK', 'NOK', 'DKK', 'NZD'],
  ...['MXN', 'BRL', 'ZAR', 'TRY', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'ISK', 'ILS', 'AED', 'SAR', 'QAR', 'KWD', 'BHD'],
  ...['EGP', 'NGN', 'KES', 'GHS', 'MAD', 'THB', 'IDR', 'MYR', 'PHP', 'VND', 'TWD', 'PKR', 'ARS', 'CLP', 'COP', 'UAH'],
] as const;

const crypto = ['BTC', 'ETH', 'ADA', 'DOT', 'SOL', 'XRP', 'BNB', 'DOGE', 'LTC', 'LINK'] as const;

/** The one list of currencies: 48 fiat, 10 crypto. */
export const fiatCurrencies: readonly string[] = fiat;
export const cryptoCurrencies: readonly string[] = crypto;

/** A currency code: of the list, or one that a person defined. */
export const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,10}$/, 'Must be a currency code');

/** How many decimals an amount of the currency may have: 2 for fiat, 8 for everything else. */
export const decimalsOf = (currency: string): 2 | 8 => (fiatCurrencies.includes(currency) ? 2 : 8);

/** Whether the currency has that many decimals; zeros at the end do not count. */
export function fitsCurrency(amount: string, currency: string): boolean {
  const [, decimals = ''] = amount.split('.');
  return decimals.replace(/0+$/, '').length <= decimalsOf(currency);
}
