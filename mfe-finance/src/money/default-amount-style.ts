import type { AmountStyle } from './format-amount';

/** The format of amounts until the user's settings are loaded. */
export const defaultAmountStyle: AmountStyle = { displaySymbols: true };
