import type { Address } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, PlusIcon } from '@plaza/ui';
import { useState } from 'react';
import type { OpenProps } from '../frame/lazy-dialog';
import { AddressBook } from './address-book';
import { AddressFormDialog } from './address-form-dialog';
import { useAddresses } from './use-addresses';

/** Lists the caller's addresses; adds, edits and deletes them, and chooses the main one. */
export function AddressesDialog({ open, onOpenChange }: OpenProps) {
  const book = useAddresses();
  /** The address being edited, or 'new' while one is being added. */
  const [edited, setEdited] = useState<Address | 'new'>();
  const count = book.addresses?.length ?? 0;
  const isReadOnly = book.copiedAt !== undefined;
  const isFull = count >= limits.addresses;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Manage Addresses"
      description={
        isFull
          ? `You have saved ${limits.addresses} addresses, as many as there can be.`
          : 'Where you live and work, for bookings and directions.'
      }
      footer={
        count > 0 &&
        !isReadOnly && (
          <Button variant="primary" icon={<PlusIcon />} disabled={isFull} onClick={() => setEdited('new')}>
            Add Address
          </Button>
        )
      }
    >
      <AddressBook book={book} onAdd={() => setEdited('new')} onEdit={setEdited} />
      {edited && (
        <AddressFormDialog address={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Dialog>
  );
}
