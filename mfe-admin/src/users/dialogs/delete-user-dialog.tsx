import type { AdminUser, Deletion } from '@plaza/contracts/identity/user-administration';
import { ConfirmDialog } from '@plaza/ui';
import { useIsOpen } from '@plaza/web-kit';
import { fullName } from '../../names/full-name';
import { notifyFailure, notifySuccess } from '../../notices/notify';
import { useAdminRemoveUserMutation } from '../api/user-writes-api';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted: (deletion: Deletion) => void;
}

/** Asks for confirmation before a user is deleted. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove, { isLoading }] = useAdminRemoveUserMutation();
  const isOpen = useIsOpen();

  async function handleConfirm() {
    const { data, error } = await remove({ id: user.id });
    if (data) notifySuccess('User deleted successfully');
    else notifyFailure(error, 'Failed to delete user');
    // By now another dialog may have replaced this one.
    if (!isOpen()) return;
    if (data) onDeleted(data);
    else onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${fullName(user)}?`}
      description={`The account of ${user.email} goes, with everything that Plaza keeps of theirs. They are signed out at once. This cannot be undone.`}
      confirmLabel="Delete User"
      danger
      loading={isLoading}
      onConfirm={handleConfirm}
    />
  );
}
