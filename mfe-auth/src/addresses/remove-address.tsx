import type { Address } from '@plaza/contracts/identity/addresses';
import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { useAddressActions } from './use-address-actions';

/** Asks for confirmation before an address is deleted; stays open if the server refuses. */
export function RemoveAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const { remove, isRemoving } = useAddressActions();
  const close = useWhileOpen(onClose);

  async function handleConfirm() {
    const { error } = await remove(address.id);
    if (!error) close();
  }

  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this address?"
      description={address.label}
      confirmLabel="Delete"
      loading={isRemoving}
      onConfirm={() => void handleConfirm()}
    />
  );
}
