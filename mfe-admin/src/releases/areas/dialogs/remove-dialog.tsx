import type { Area } from '@plaza/contracts/registry/areas';
import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { notifyFailure, notifySuccess } from '../../../notices/notify';
import { AffectedUsers } from '../../remotes/dialogs/affected-users';
import { useAdminRemoveAreaMutation } from '../areas-api';

/** Asks for confirmation before an area is removed, and says which users lose it. */
export function RemoveDialog({ area: { area, title, state }, onClose }: { area: Area; onClose: () => void }) {
  const [remove, { isLoading }] = useAdminRemoveAreaMutation();
  const close = useWhileOpen(onClose);
  async function handleConfirm() {
    const { error } = await remove({ area });
    if (error === undefined) notifySuccess(`${title} was removed.`);
    else notifyFailure(error, 'Failed to remove area');
    close();
  }
  const description =
    state === 'waiting' ? (
      'Nobody has it yet. Its next release asks for approval again.'
    ) : (
      <>
        Everybody loses its tabs at once, and no requests reach its service any more. Its next release asks for approval
        again, and its tabs then have to be given to roles again.
        <AffectedUsers name={area} />
      </>
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${title}?`}
      description={description}
      confirmLabel="Remove Area"
      danger
      loading={isLoading}
      onConfirm={handleConfirm}
    />
  );
}
