import { MakeCurrentDialog, RollBackDialog, SwitchOnDialog } from '../dialogs/release-dialogs';
import { MoveDialog } from '../dialogs/rollout-dialogs';
import { StartRolloutDialog } from '../dialogs/start-rollout-dialog';
import { SwitchOffDialog } from '../dialogs/switch-off-dialog';
import type { OpenDialog } from '../open-dialog';

/** The open dialog. */
export function RemoteDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remote } = dialog;
  switch (dialog.kind) {
    case 'start':
      return <StartRolloutDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'back':
      return <RollBackDialog remote={remote} onClose={onClose} />;
    case 'current':
      return <MakeCurrentDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'off':
      return <SwitchOffDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'on':
      return <SwitchOnDialog remote={remote} version={dialog.version} onClose={onClose} />;
    default:
      return <MoveDialog remote={remote} verb={dialog.kind} onClose={onClose} />;
  }
}
