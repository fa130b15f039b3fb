import type { Account } from '@plaza/contracts/finance/accounts';
import { CardsSkeleton, Row, Stack, usePhone } from '@plaza/ui';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import type { CurrencyGroup } from '../../money/currency-choices';
import { ColumnsMenu } from '../columns/columns-menu';
import { useShownColumns } from '../columns/hidden-columns';
import { ReorderArea } from '../reorder/reorder-area';
import type { MoneySettings } from '../values/account-figures';
import { ownerGroups, ownersListId } from '../values/owner-groups';
import type { AccountActions } from '../writes/use-account-actions';
import { AccountsTable } from './accounts-table';
import { AccountCards } from './lazy-account-cards';

export interface AccountsListProps {
  accounts: readonly Account[];
  settings: MoneySettings;
  /** The currencies that an account can be changed to. */
  currencies: readonly CurrencyGroup[];
  actions: AccountActions;
  onEdit: (account: Account) => void;
}

/** All accounts by owner: a table, or cards where a table would not fit. */
export const AccountsList = memo(function AccountsList(props: AccountsListProps) {
  const { accounts, settings, currencies, actions, onEdit } = props;
  const cards = usePhone();
  const groups = useMemo(() => ownerGroups(accounts), [accounts]);
  const { columns, toggle, showAll } = useShownColumns();
  const drawnColumns = useDeferredValue(columns); // the menu responds at once; the table renders between inputs
  const list = { groups, settings, currencies, actions, onEdit };
  return (
    <>
      <ReorderArea groups={groups} onReorder={actions.reorder} keyStep={cards ? 'place' : 'pixels'}>
        {cards ? (
          <Suspense fallback={<CardsSkeleton cards={accounts.length} />}>
            <AccountCards {...list} />
          </Suspense>
        ) : (
          <Stack gap={8}>
            <Row justify="flex-end" data-print="hide">
              <ColumnsMenu shown={columns} onToggle={toggle} onShowAll={showAll} />
            </Row>
            <AccountsTable {...list} columns={drawnColumns} />
          </Stack>
        )}
      </ReorderArea>
      <datalist id={ownersListId}>
        {groups.map(({ owner }) => (
          <option key={owner} value={owner} />
        ))}
      </datalist>
    </>
  );
});
