import { AddUserDialog } from '../add/add-user-dialog';
import { EditUserDialog } from '../edit/edit-user-dialog';
import type { Manager } from '../manager';
import type { OpenTask, Task } from '../task';
import { ActAsDialog } from './act-as-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { DeletionProgressDialog } from './deletion-progress-dialog';
import { ResetPasswordDialog } from './reset-password-dialog';

interface TaskDialogProps {
  manager: Manager;
  task: Task;
  onTask: OpenTask;
  onClose: () => void;
}

/** The dialog of what is being done. */
export function TaskDialog({ manager, task, onTask, onClose }: TaskDialogProps) {
  if (task.kind === 'add') return <AddUserDialog manager={manager} onClose={onClose} />;
  const { person } = task;
  switch (task.kind) {
    case 'edit':
      return <EditUserDialog manager={manager} person={person} onClose={onClose} />;
    case 'password':
      return <ResetPasswordDialog person={person} onClose={onClose} />;
    case 'act-as':
      return <ActAsDialog person={person} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteUserDialog
          person={person}
          onClose={onClose}
          onDeleted={(deletion) => onTask({ kind: 'deleting', person, deletion })}
        />
      );
    case 'deleting':
      return <DeletionProgressDialog person={person} begun={task.deletion} onClose={onClose} />;
  }
}
