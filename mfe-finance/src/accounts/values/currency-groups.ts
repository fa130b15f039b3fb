import { type CurrenciesByKind, type CurrencyGroup, currencyGroups } from '../../money/currency-choices';

/** The currencies that the account form lists first, by the specification. */
export const formCurrencies: CurrenciesByKind = {
  fiat: ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'],
  crypto: ['BTC', 'ETH', 'ADA', 'DOT', 'SOL'],
};

/** Those that the picker of the table lists first: by the specification, three more. */
const pickerCurrencies: CurrenciesByKind = { ...formCurrencies, fiat: [...formCurrencies.fiat, 'CNY', 'INR', 'KRW'] };

/** The currencies of the picker in the table. */
export const pickerGroups = (overrides: Readonly<Record<string, string>>): CurrencyGroup[] =>
  currencyGroups(Object.keys(overrides), '', pickerCurrencies);
