import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { ConfirmDialog } from '@plaza/ui';
import { apiErrorIn, serverMessage, toast, useWhileOpen } from '@plaza/web-kit';
import { useMarketplaceRemoveLocationMutation } from '../locations/locations-api';

/** Confirms the deletion of a location; stays open if the server rejects it. */
export function RemoveLocation({ location, onClose }: { location: MapLocation; onClose: () => void }) {
  const [remove, { isLoading }] = useMarketplaceRemoveLocationMutation();
  const close = useWhileOpen(onClose);

  async function handleConfirm() {
    const { error } = await remove({ id: location.id });
    const isGone = apiErrorIn(error)?.status === 404; // by another window, or by a request whose response was lost
    if (error && !isGone) {
      const description = serverMessage(error, 'Failed to delete location');
      toast({ title: 'Error', description, variant: 'error' });
      return;
    }
    toast({ title: 'Success', description: 'Location deleted successfully', variant: 'success' });
    close();
  }

  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this location?"
      description={location.name}
      confirmLabel="Delete"
      loading={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
