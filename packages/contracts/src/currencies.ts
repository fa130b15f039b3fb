/** All built-in currencies: 48 fiat, 10 crypto. Users define other codes themselves. */
export const fiatCurrencies: readonly string[] = [
  ...['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF', 'CNY', 'INR', 'KRW', 'SGD', 'HKD', 'SEK', 'NOK', 'DKK', 'NZD'],
  ...['MXN', 'BRL', 'ZAR', 'TRY', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'ISK', 'ILS', 'AED', 'SAR', 'QAR', 'KWD', 'BHD'],
  ...['EGP', 'NGN', 'KES', 'GHS', 'MAD', 'THB', 'IDR', 'MYR', 'PHP', 'VND', 'TWD', 'PKR', 'ARS', 'CLP', 'COP', 'UAH'],
];
export const cryptoCurrencies: readonly string[] = [
  ...['BTC', 'ETH', 'ADA', 'DOT', 'SOL', 'XRP', 'BNB', 'DOGE', 'LTC', 'LINK'],
];

/** How many decimals an amount of the currency may have: 2 for fiat, 8 for everything else. */
export const decimalsOf = (currency: string): 2 | 8 => (fiatCurrencies.includes(currency) ? 2 : 8);

/** Whether the amount has no more decimals than the currency allows; trailing zeros do not count. */
export function fitsCurrency(amount: string, currency: string): boolean {
  const [, decimals = ''] = amount.split('.');
  return decimals.replace(/0+$/, '').length <= decimalsOf(currency);
}
