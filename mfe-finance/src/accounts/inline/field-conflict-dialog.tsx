import type { Account } from '@plaza/contracts/finance/accounts';
import { Dialog } from '@plaza/ui';
import { ConflictNotice } from '../../records/form/conflict-notice';
import { fieldLabels } from '../values/account-fields';
import type { AccountActions } from '../writes/use-account-actions';
import type { FieldConflict } from '../writes/use-account-changes';

interface FieldConflictDialogProps {
  conflict: FieldConflict;
  /** The accounts as currently listed. */
  accounts: readonly Account[];
  saveField: AccountActions['saveField'];
  onClose: () => void;
}

/** Shows both values of a field that was edited here while another window changed the same account. */
export default function FieldConflictDialog({ conflict, accounts, saveField, onClose }: FieldConflictDialogProps) {
  const { id, field, mine } = conflict;
  const account = accounts.find((one) => one.id === id);
  async function handleKeepMine() {
    onClose();
    if (account) await saveField(account, field, mine ?? '');
  }
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={account?.name ?? 'Account'}>
      <ConflictNotice
        mine={{ [field]: mine ?? '' }}
        theirs={account && { [field]: account[field] ?? '' }}
        labels={{ [field]: fieldLabels[field] }}
        onKeepMine={() => void handleKeepMine()}
        onTakeTheirs={onClose}
        onClose={onClose}
      />
    </Dialog>
  );
}
