import { Badge, Button, Card, Empty, MapIcon, Retry, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { type ReactNode, useState } from 'react';
import { DirectionsLink } from '../../addresses/directions-link';
import { LazyAddressesDialog } from '../../addresses/lazy-addresses-dialog';
import { StaleCopyNotice } from '../../addresses/stale-copy-notice';
import { type Addresses, useAddresses } from '../../addresses/use-addresses';

/** The main address, and a button that opens the dialog for all others. */
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
  if (!addresses) return <AddressSkeleton />;
  const main = addresses.find(({ isMain }) => isMain);
  const others = addresses.length - 1;
  return (
    <Stack>
      {copiedAt !== undefined && <StaleCopyNotice copiedAt={copiedAt} isLoading={isLoading} onRetry={retry} />}
      {main ? (
        <Text>
          <Row gap={8}>
            <b>{main.label}</b>
            <Badge tone="info">Main</Badge>
          </Row>
          <p>{main.address}</p>
          <DirectionsLink address={main} />
          {others > 0 && <Muted>{others === 1 ? 'One more is saved.' : `${others} more are saved.`}</Muted>}
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

/** The placeholder of a label, an address and the link to directions. */
const AddressSkeleton = () => (
  <Text role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {['96px', 'min(320px, 80%)', '88px'].map((width) => (
      <Line key={width}>
        <Skeleton width={width} />
      </Line>
    ))}
  </Text>
);

const Line = styled.span`
  display: grid;
  align-items: center;
  width: 100%;
  height: 22px;
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  padding-top: ${({ theme }) => theme.space[4]};
  gap: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
