import { AddKeyDialog } from './dialogs/add-key-dialog';
import { EditTeamDialog } from './dialogs/edit-team-dialog';
import { MakeTokenDialog } from './dialogs/make-token-dialog';
import { RemoveKeyDialog, RemoveTeamDialog, RevokeTokenDialog } from './dialogs/removal-dialogs';
import type { OpenDialog } from './open-dialog';

/** The open dialog. */
export function TeamDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'team':
      return <EditTeamDialog team={dialog.team} onClose={onClose} />;
    case 'remove':
      return <RemoveTeamDialog team={dialog.team} onClose={onClose} />;
    case 'key':
      return <AddKeyDialog team={dialog.team} onClose={onClose} />;
    case 'remove-key':
      return <RemoveKeyDialog team={dialog.team} teamKey={dialog.key} onClose={onClose} />;
    case 'token':
      return <MakeTokenDialog team={dialog.team} onClose={onClose} />;
    case 'revoke':
      return <RevokeTokenDialog team={dialog.team} token={dialog.token} onClose={onClose} />;
  }
}
