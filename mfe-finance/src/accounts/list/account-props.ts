import type { Account } from '@plaza/contracts/finance/accounts';
import type { AccountColumn } from '../columns/account-columns';
import type { PickCurrency } from '../inline/inline-currency';
import type { SaveField } from '../inline/use-inline-edit';
import type { MoneySettings } from '../values/account-figures';
import type { CurrencyGroup } from '../values/currency-groups';

/** An account where it is listed, and what can be done with it there. */
export interface AccountRowProps {
  account: Account;
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  saveField: SaveField;
  pickCurrency: PickCurrency;
  onEdit: (account: Account) => void;
  onRemove: (id: string) => void;
}

/** A row of the table: what it shows of the account. */
export interface AccountCellsProps extends AccountRowProps {
  columns: readonly AccountColumn[];
}

export interface RenderedRowProps extends AccountRowProps {
  /** The index of its line in the list. */
  index: number;
  /** Gets the row's element, to learn its height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}
