import type { AdminUser, Deletion } from '@plaza/contracts/administration';
import { ConfirmDialog } from '@plaza/ui';
import { nameOf } from '../person-name';
import { tellFailure, tellSuccess } from '../tell';
import { useAdminRemoveUserMutation } from '../users-api';

interface DeleteUserDialogProps {
  person: AdminUser;
  onClose: () => void;
  onDeleted: (deletion: Deletion) => void;
}

/** Asks before a person is deleted. */
export function DeleteUserDialog({ person, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove, { isLoading }] = useAdminRemoveUserMutation();

  async function handleConfirm() {
    const { data, error } = await remove({ id: person.id });
    if (data) {
      tellSuccess('User deleted successfully');
      onDeleted(data);
    } else {
      tellFailure(error, 'Failed to delete user');
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${nameOf(person)}?`}
      description={`The account of ${person.email} goes, with everything that Plaza keeps of theirs. They are signed out at once. This cannot be undone.`}
      confirmLabel="Delete User"
      danger
      loading={isLoading}
      onConfirm={handleConfirm}
    />
  );
}
