import type { Address } from '@plaza/contracts/identity/addresses';
import { Button, CardSkeleton, Empty, MapIcon, PlusIcon, Retry, Stack, styled } from '@plaza/ui';
import { useState } from 'react';
import { AddressRow } from './address-row';
import { MainAddressCard } from './main-address-card';
import { RemoveAddress } from './remove-address';
import { StaleCopyNotice } from './stale-copy-notice';
import { useAddressActions } from './use-address-actions';
import type { Addresses } from './use-addresses';

interface AddressBookProps {
  book: Addresses;
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

/** The main address, followed by all addresses; read-only if they come from this browser's copy. */
export function AddressBook({ book, onAdd, onEdit }: AddressBookProps) {
  const { addresses, copiedAt, error, isLoading, retry } = book;
  const { setMain, nextMain } = useAddressActions();
  const [removed, setRemoved] = useState<Address>();

  if (error && !addresses) {
    return <Retry title="Your addresses did not load" error={error} loading={isLoading} onRetry={retry} />;
  }
  if (!addresses) return <CardSkeleton lines={4} />;
  const isReadOnly = copiedAt !== undefined;
  const notice = isReadOnly && <StaleCopyNotice copiedAt={copiedAt} isLoading={isLoading} onRetry={retry} />;
  if (addresses.length === 0) {
    return (
      <>
        {notice}
        <Empty
          icon={<MapIcon size={20} />}
          title="No addresses yet"
          text="The first one that you save becomes your main address."
          action={
            !isReadOnly && (
              <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
                Add Address
              </Button>
            )
          }
        />
      </>
    );
  }
  const main = addresses.find(({ isMain }) => isMain);
  return (
    <Stack>
      {notice}
      {main && <MainAddressCard address={main} />}
      <section aria-labelledby="saved-addresses">
        <h3 id="saved-addresses">Saved addresses ({addresses.length})</h3>
        <List>
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              {...(!isReadOnly && {
                isBecomingMain: nextMain === address.id,
                onSetMain: () => void setMain(address.id),
                onEdit: () => onEdit(address),
                onRemove: () => setRemoved(address),
              })}
            />
          ))}
        </List>
      </section>
      {removed && <RemoveAddress address={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

const List = styled.ul`
  margin: ${({ theme }) => theme.space[8]} 0 0;
  padding: 0;
  list-style: none;
  > li { padding: ${({ theme }) => theme.space[16]} 0; border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
