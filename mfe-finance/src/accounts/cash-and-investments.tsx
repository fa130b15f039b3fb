import type { Account } from '@plaza/contracts/finance/accounts';
import {
  Button,
  type ButtonProps,
  CardSurface,
  Empty,
  PageHeader,
  PlusIcon,
  Retry,
  Stack,
  WalletIcon,
} from '@plaza/ui';
import { useCallback, useState } from 'react';
import { useFinanceSettingsQuery } from '../finance-api';
import { useFinanceAccountsQuery } from './accounts-api';
import { AccountsSkeleton } from './accounts-skeleton';
import { AccountDialog } from './dialog/account-dialog';
import { AccountsList } from './list/accounts-list';
import { StaleNotice } from './stale-notice';
import { AccountSummary } from './summary/account-summary';
import { useAccountActions } from './use-account-actions';

// Balances change elsewhere too: they are asked for whenever the person comes or comes back.
const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** The first tab of the hub: every account, by owner, with its worth in the base currency. */
export function CashAndInvestments() {
  const accounts = useFinanceAccountsQuery(undefined, fresh);
  const settings = useFinanceSettingsQuery();
  const actions = useAccountActions();
  const [editing, setEditing] = useState<Account | 'new'>();
  const handleEdit = useCallback((account: Account) => setEditing(account), []);
  const handleAdd = () => setEditing('new');
  const error = accounts.error ?? settings.error;

  function handleRetry() {
    void accounts.refetch();
    if (settings.error) void settings.refetch();
  }

  if (!accounts.data || !settings.data) {
    const loading = accounts.isFetching || settings.isFetching;
    return (
      <Stack gap={24}>
        <PageHeader title="Cash & Investments" actions={!error && <AddButton variant="primary" disabled />} />
        {error ? (
          <CardSurface>
            <Retry error={error} onRetry={handleRetry} loading={loading} title="Your accounts could not be loaded" />
          </CardSurface>
        ) : (
          <AccountsSkeleton />
        )}
      </Stack>
    );
  }

  const isEmpty = accounts.data.length === 0;
  return (
    <Stack gap={24}>
      <PageHeader
        title="Cash & Investments"
        actions={<AddButton variant={isEmpty ? 'secondary' : 'primary'} onClick={handleAdd} />}
      />
      {accounts.error && (
        <StaleNotice since={accounts.fulfilledTimeStamp ?? 0} loading={accounts.isFetching} onRetry={handleRetry} />
      )}
      <AccountSummary accounts={accounts.data} settings={settings.data} />
      {isEmpty ? (
        <CardSurface>
          <Empty
            icon={<WalletIcon size={20} />}
            title="No accounts yet"
            text="Chequing, savings, investments, wallets: what you have, in any currency, adds up here."
            action={
              <Button variant="primary" icon={<PlusIcon />} onClick={handleAdd}>
                Add Your First Account
              </Button>
            }
          />
        </CardSurface>
      ) : (
        <AccountsList accounts={accounts.data} settings={settings.data} actions={actions} onEdit={handleEdit} />
      )}
      {editing && (
        <AccountDialog
          account={editing === 'new' ? undefined : editing}
          accounts={accounts.data}
          settings={settings.data}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}

function AddButton(props: Pick<ButtonProps, 'variant' | 'disabled' | 'onClick'>) {
  return (
    <Button {...props} icon={<PlusIcon />}>
      Add Account
    </Button>
  );
}
