import type { Account } from '@plaza/contracts/finance/accounts';
import type { CurrencyGroup } from '../../money/currency-choices';
import type { AccountColumn } from '../columns/account-columns';
import type { PickCurrency } from '../inline/inline-currency';
import type { SaveField } from '../inline/use-inline-edit';
import type { MoneySettings } from '../values/account-figures';
import type { OwnerGroup } from '../values/owner-groups';
import type { AccountActions } from '../writes/use-account-actions';

/** All accounts, grouped by owner, and the actions on them. */
export interface GroupedListProps {
  groups: readonly OwnerGroup[];
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  actions: AccountActions;
  onEdit: (account: Account) => void;
}

/** A listed account, and the actions on it. */
export interface AccountRowProps {
  account: Account;
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  saveField: SaveField;
  pickCurrency: PickCurrency;
  onEdit: (account: Account) => void;
  onRemove: (id: string) => void;
}

/** A table row of an account: the columns to show. */
export interface AccountCellsProps extends AccountRowProps {
  columns: readonly AccountColumn[];
}

export interface RenderedRowProps extends AccountRowProps {
  /** The index of the row's line in the list. */
  index: number;
  /** Ref callback that measures the height of the row's element. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}
