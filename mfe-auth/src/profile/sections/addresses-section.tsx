import { Button, Card, CardSkeleton, Empty, MapIcon, Retry, Stack, styled } from '@plaza/ui';
import { type ReactNode, useState } from 'react';
import { CopyNotice } from '../../addresses/copy-notice';
import { DirectionsLink } from '../../addresses/directions-link';
import { LazyAddressesDialog } from '../../addresses/lazy-addresses-dialog';
import { type Addresses, useAddresses } from '../../addresses/use-addresses';

/** The main address at a glance; everything else in the dialog. */
export function AddressesSection() {
  const book = useAddresses();
  const [isOpen, setOpen] = useState(false);
  const manage = (
    <Button variant="primary" onClick={() => setOpen(true)}>
      Manage Addresses
    </Button>
  );
  return (
    <Card title="Addresses" actions={book.addresses?.length !== 0 && manage}>
      <Summary book={book} first={manage} />
      <LazyAddressesDialog open={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}

function Summary({ book, first }: { book: Addresses; first: ReactNode }) {
  const { addresses, copiedAt, error, isLoading, retry } = book;
  if (error && !addresses) {
    return <Retry title="Your addresses did not load" error={error} loading={isLoading} onRetry={retry} />;
  }
  if (!addresses) return <CardSkeleton lines={2} />;
  const main = addresses.find(({ isMain }) => isMain);
  const others = addresses.length - 1;
  return (
    <Stack>
      {copiedAt !== undefined && <CopyNotice copiedAt={copiedAt} isLoading={isLoading} onRetry={retry} />}
      {main ? (
        <Text>
          <b>{main.label}</b>
          <p>{main.address}</p>
          <DirectionsLink address={main} />
          <Muted>{others === 0 ? 'Your main address.' : `Your main address, and ${formatOthers(others)}.`}</Muted>
        </Text>
      ) : (
        <Empty
          icon={<MapIcon size={20} />}
          title="No addresses yet"
          text="Save where you live and work, for bookings and directions."
          action={first}
        />
      )}
    </Stack>
  );
}

const formatOthers = (others: number) => (others === 1 ? 'one more' : `${others} more`);

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
