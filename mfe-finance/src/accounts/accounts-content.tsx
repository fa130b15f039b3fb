import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Button, CardSurface, Empty, PlusIcon, WalletIcon } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, memo, Suspense, useMemo } from 'react';
import { RatesNotice } from '../figures/rates-notice';
import { AccountSummary } from './account-summary';
import type Spread from './allocation/allocation';
import { AllocationSkeleton } from './allocation/allocation-skeleton';
import { barsOf } from './allocation/shares';
import { AccountsList } from './list/accounts-list';
import { pickerGroups } from './values/currency-groups';
import type { AccountActions } from './writes/use-account-actions';

// Memoized so that the charts render again only for other accounts or settings, and not when a dialog opens or closes.
const Allocation = memo(lazyChunk<ComponentProps<typeof Spread>>(() => import('./allocation/allocation')));

interface AccountsContentProps {
  accounts: readonly Account[];
  settings: FinanceSettings;
  metrics: FinancialMetrics | undefined;
  actions: AccountActions;
  onAdd: () => void;
  onEdit: (account: Account) => void;
}

/** The figures, the list and the charts of the accounts; an invitation to add one if there are none. */
export function AccountsContent({ accounts, settings, metrics, actions, onAdd, onEdit }: AccountsContentProps) {
  const overrides = settings.manualRateOverrides;
  const currencies = useMemo(() => pickerGroups(overrides), [overrides]);
  const isEmpty = accounts.length === 0;
  return (
    <>
      {!isEmpty && <RatesNotice metrics={metrics} />}
      <AccountSummary accounts={accounts} settings={settings} />
      {isEmpty ? (
        <NoAccounts onAdd={onAdd} />
      ) : (
        <>
          <AccountsList
            accounts={accounts}
            settings={settings}
            currencies={currencies}
            actions={actions}
            onEdit={onEdit}
          />
          <Suspense fallback={<AllocationSkeleton bars={barsOf(accounts)} />}>
            <Allocation accounts={accounts} settings={settings} />
          </Suspense>
        </>
      )}
    </>
  );
}

const NoAccounts = ({ onAdd }: { onAdd: () => void }) => (
  <CardSurface>
    <Empty
      icon={<WalletIcon size={20} />}
      title="No accounts yet"
      text="Chequing, savings, investments, wallets: what you have, in any currency, adds up here."
      action={
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          Add Your First Account
        </Button>
      }
    />
  </CardSurface>
);
