import type { Service } from '@plaza/contracts/marketplace/catalog';
import { ConfirmDialog } from '@plaza/ui';
import { apiErrorIn, serverMessage, toast, useWhileOpen } from '@plaza/web-kit';
import { useMarketplaceRemoveServiceMutation } from './service-catalog-api';

/** Confirms the removal of a service. */
export function RemoveService({ service, onClose }: { service: Service; onClose: () => void }) {
  const [remove, { isLoading }] = useMarketplaceRemoveServiceMutation();
  const close = useWhileOpen(onClose);
  async function handleConfirm() {
    const { error } = await remove({ id: service.id });
    close();
    if (!error || apiErrorIn(error)?.status === 404) toast({ title: 'Service removed', description: service.title });
    else {
      const description = serverMessage(error, 'Network error. Please try again.');
      toast({ title: 'The service was not removed', description, variant: 'error' });
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${service.title}?`}
      description="It cannot be booked any more. Bookings that were made keep it."
      confirmLabel="Remove"
      danger
      loading={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
