import type { Account } from '@plaza/contracts/finance/accounts';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { RefreshIcon, Stack, usePhone } from '@plaza/ui';
import { LazyPart, lazyChunk, toast } from '@plaza/web-kit';
import { useAddressRequest } from '@plaza/web-kit/router';
import { type ComponentProps, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { BareHeader, ScreenHeader } from '../records/screen-header';
import { StaleFiguresNotice } from '../records/stale-figures-notice';
import { AccountsContent } from './accounts-content';
import { AccountDialog } from './dialog/account-dialog';
import type Conflict from './inline/field-conflict-dialog';
import { UnloadedAccounts } from './unloaded-accounts';
import { useLoadedAccounts } from './use-loaded-accounts';
import { type AccountActions, useAccountActions } from './writes/use-account-actions';
import { type FieldConflict, updateFailure } from './writes/use-account-changes';

const FieldConflictDialog = lazyChunk<ComponentProps<typeof Conflict>>(() => import('./inline/field-conflict-dialog'));
const title = 'Cash & Investments';

/** The first tab of the hub: all accounts by owner, with their values in the base currency. */
export function CashAndInvestments() {
  const { loaded, rates, metrics, error, staleSince, isFetching, isFetchingAccounts, retry } = useLoadedAccounts();
  const { conflict, setConflict, actions } = useConflictingActions(rates);
  const updateRates = useRatesUpdate(actions);
  const [editing, setEditing] = useState<Account | 'new'>();
  // A transition, because rendering the form takes longer than an input event may wait.
  const handleEdit = useCallback((account: Account) => startTransition(() => setEditing(account)), []);
  const handleAdd = () => setEditing('new');
  const handleConflictSeen = () => setConflict(undefined);
  /** Without the dialog, a toast says that the edit was not saved, in place of the one that something did not load. */
  function handleConflictUnseen() {
    toast({ title: 'Error', description: updateFailure, variant: 'error' });
    handleConflictSeen();
  }
  useAddressRequest('add', handleAdd); // so that a link can open the form
  const gap = usePhone() ? 12 : 24;
  const isEmpty = loaded?.accounts.length === 0;
  return (
    <Stack gap={gap}>
      {error && !loaded ? (
        <BareHeader title={title} />
      ) : (
        <ScreenHeader
          title={title}
          add={{ label: 'Add Account', isQuiet: isEmpty, disabled: !loaded, onSelect: handleAdd }}
          action={{ ...updateRates, disabled: !loaded }}
        />
      )}
      {!loaded && <UnloadedAccounts error={error} loading={isFetching} onRetry={retry} />}
      {loaded && staleSince !== undefined && (
        <StaleFiguresNotice what="your accounts" since={staleSince} loading={isFetchingAccounts} onRetry={retry} />
      )}
      {loaded && (
        <AccountsContent {...loaded} metrics={metrics} actions={actions} onAdd={handleAdd} onEdit={handleEdit} />
      )}
      {loaded && editing && (
        <AccountDialog
          {...loaded}
          account={editing === 'new' ? undefined : editing}
          rates={rates}
          onClose={() => setEditing(undefined)}
        />
      )}
      {loaded && conflict && (
        <LazyPart onFailure={handleConflictUnseen}>
          <FieldConflictDialog
            conflict={conflict}
            accounts={loaded.accounts}
            saveField={actions.saveField}
            onClose={handleConflictSeen}
          />
        </LazyPart>
      )}
    </Stack>
  );
}

/** The actions on accounts, and the conflict with another window in which one of them ended. */
function useConflictingActions(rates: PersonalRates | undefined) {
  const [conflict, setConflict] = useState<FieldConflict>();
  const latestRates = useRef(rates);
  useEffect(() => {
    latestRates.current = rates;
  }, [rates]);
  const actions = useAccountActions({ onConflict: setConflict, rates: latestRates });
  return { conflict, setConflict, actions };
}

/** The header's action that updates the factors of all accounts. */
function useRatesUpdate({ updateFactors }: AccountActions) {
  const [updating, setUpdating] = useState(false);

  async function handleUpdate() {
    setUpdating(true);
    await updateFactors();
    setUpdating(false);
  }
  return {
    label: 'Update Exchange Rates',
    icon: <RefreshIcon />,
    loading: updating,
    onSelect: () => void handleUpdate(),
  };
}
