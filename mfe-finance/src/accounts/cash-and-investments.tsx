import type { Account } from '@plaza/contracts/finance/accounts';
import { Button, CardSurface, Empty, PlusIcon, RefreshIcon, Retry, Stack, usePhone, WalletIcon } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { useAddressRequest } from '@plaza/web-kit/router';
import {
  type ComponentProps,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RatesNotice } from '../figures/rates-notice';
import {
  useFinanceAccountsQuery,
  useFinanceMetricsQuery,
  useFinanceRatesQuery,
  useFinanceSettingsQuery,
} from '../finance-api';
import { BareHeader, ScreenHeader } from '../records/screen-header';
import { StaleFiguresNotice } from '../records/stale-figures-notice';
import { AccountSummary } from './account-summary';
import { AccountsSkeleton } from './accounts-skeleton';
import type Spread from './allocation/allocation';
import { AllocationSkeleton } from './allocation/allocation-skeleton';
import { barsOf } from './allocation/shares';
import { AccountDialog } from './dialog/account-dialog';
import type Conflict from './inline/field-conflict-dialog';
import { AccountsList } from './list/accounts-list';
import { pickerGroups } from './values/currency-groups';
import { useAccountActions } from './writes/use-account-actions';
import type { FieldConflict } from './writes/use-account-changes';

// Memoized so that the charts render again only for other accounts or settings, and not when a dialog opens or closes.
const Allocation = memo(lazyChunk<ComponentProps<typeof Spread>>(() => import('./allocation/allocation')));
const FieldConflictDialog = lazyChunk<ComponentProps<typeof Conflict>>(() => import('./inline/field-conflict-dialog'));
const title = 'Cash & Investments';

// Balances can change elsewhere too, so they are fetched again whenever the tab opens or the window regains focus.
const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** The first tab of the hub: all accounts by owner, with their values in the base currency. */
export function CashAndInvestments() {
  const accounts = useFinanceAccountsQuery(undefined, fresh);
  const settings = useFinanceSettingsQuery();
  const { data: rates } = useFinanceRatesQuery();
  const { data: metrics } = useFinanceMetricsQuery();
  const [conflict, setConflict] = useState<FieldConflict>();
  const latestRates = useRef(rates);
  useEffect(() => {
    latestRates.current = rates;
  }, [rates]);
  const actions = useAccountActions({ onConflict: setConflict, rates: latestRates });
  const overrides = settings.data?.manualRateOverrides;
  const currencies = useMemo(() => pickerGroups(overrides ?? {}), [overrides]);
  const [updating, setUpdating] = useState(false);
  const [editing, setEditing] = useState<Account | 'new'>();
  // A transition, because rendering the form takes longer than an input event may wait.
  const handleEdit = useCallback((account: Account) => startTransition(() => setEditing(account)), []);
  const handleAdd = () => setEditing('new');
  useAddressRequest('add', handleAdd); // so that a link can open the form
  const error = accounts.error ?? settings.error;
  const gap = usePhone() ? 12 : 24;

  function handleRetry() {
    void accounts.refetch();
    if (settings.error) void settings.refetch();
  }

  async function handleUpdate() {
    setUpdating(true);
    await actions.updateFactors();
    setUpdating(false);
  }

  const updateRates = {
    label: 'Update Exchange Rates',
    icon: <RefreshIcon />,
    loading: updating,
    onSelect: () => void handleUpdate(),
  };

  if (!accounts.data || !settings.data) {
    const loading = accounts.isFetching || settings.isFetching;
    return (
      <Stack gap={gap}>
        {error ? (
          <BareHeader title={title} />
        ) : (
          <ScreenHeader
            title={title}
            add={{ label: 'Add Account', disabled: true, onSelect: handleAdd }}
            action={{ ...updateRates, disabled: true }}
          />
        )}
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
    <Stack gap={gap}>
      <ScreenHeader
        title={title}
        add={{ label: 'Add Account', isQuiet: isEmpty, onSelect: handleAdd }}
        action={updateRates}
      />
      {accounts.error && (
        <StaleFiguresNotice
          what="your accounts"
          since={accounts.fulfilledTimeStamp ?? 0}
          loading={accounts.isFetching}
          onRetry={handleRetry}
        />
      )}
      {!isEmpty && <RatesNotice metrics={metrics} />}
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
        <>
          <AccountsList
            accounts={accounts.data}
            settings={settings.data}
            currencies={currencies}
            actions={actions}
            onEdit={handleEdit}
          />
          <Suspense fallback={<AllocationSkeleton bars={barsOf(accounts.data)} />}>
            <Allocation accounts={accounts.data} settings={settings.data} />
          </Suspense>
        </>
      )}
      {editing && (
        <AccountDialog
          account={editing === 'new' ? undefined : editing}
          accounts={accounts.data}
          settings={settings.data}
          rates={rates}
          onClose={() => setEditing(undefined)}
        />
      )}
      {conflict && (
        <Suspense fallback={null}>
          <FieldConflictDialog
            conflict={conflict}
            accounts={accounts.data}
            saveField={actions.saveField}
            onClose={() => setConflict(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
