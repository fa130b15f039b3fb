import type { UserManager } from '../access/user-manager';
import { AddUserDialog } from '../add/add-user-dialog';
import { EditUserDialog } from '../edit/edit-user-dialog';
import { ActAsDialog } from './act-as-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { DeletionProgressDialog } from './deletion-progress-dialog';
import type { OpenDialog, ShowDialog } from './open-dialog';
import { ResetPasswordDialog } from './reset-password-dialog';

interface UserDialogProps {
  manager: UserManager;
  dialog: OpenDialog;
  onOpen: ShowDialog;
  onClose: () => void;
}

/** The open dialog. */
export function UserDialog({ manager, dialog, onOpen, onClose }: UserDialogProps) {
  if (dialog.kind === 'add') return <AddUserDialog manager={manager} onClose={onClose} />;
  const { user } = dialog;
  switch (dialog.kind) {
    case 'edit':
      return <EditUserDialog manager={manager} user={user} onClose={onClose} />;
    case 'password':
      return <ResetPasswordDialog user={user} onClose={onClose} />;
    case 'act-as':
      return <ActAsDialog user={user} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteUserDialog
          user={user}
          onClose={onClose}
          onDeleted={(deletion) => onOpen({ kind: 'deleting', user, deletion })}
        />
      );
    case 'deleting':
      return <DeletionProgressDialog user={user} begun={dialog.deletion} onClose={onClose} />;
  }
}
