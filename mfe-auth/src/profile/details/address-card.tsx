import type { Profile } from '@plaza/contracts/identity/profile';
import { Card, Retry, Stack } from '@plaza/ui';
import { DirectionsLink } from '../../addresses/directions-link';
import { useAddresses } from '../../addresses/use-addresses';
import { AddFacts, Fact, Facts } from './facts';
import { MainAddressPlace } from './facts-skeleton';

interface Props {
  readonly profile: Profile;
  readonly onEdit: () => void;
}

/** The address of the profile, or else the main saved address. */
export function AddressCard({ profile, onEdit }: Props) {
  const { address, city, state, zipCode, country } = profile;
  const isEmpty = ![address, city, state, zipCode, country].some(Boolean);
  return (
    <Card title="Address">
      {isEmpty ? (
        <MainAddress onEdit={onEdit} />
      ) : (
        <Facts>
          <Fact name="Street address">{address}</Fact>
          <Fact name="City">{city}</Fact>
          <Fact name="State">{state}</Fact>
          <Fact name="ZIP code">{zipCode}</Fact>
          <Fact name="Country">{country}</Fact>
        </Facts>
      )}
    </Card>
  );
}

function MainAddress({ onEdit }: Pick<Props, 'onEdit'>) {
  const { addresses, error, isLoading, retry } = useAddresses();
  if (error && !addresses) {
    return <Retry title="Your addresses did not load" error={error} loading={isLoading} onRetry={retry} />;
  }
  if (!addresses) return <MainAddressPlace />;
  const main = addresses.find(({ isMain }) => isMain);
  if (!main) return <AddFacts names={['address']} onAdd={onEdit} />;
  return (
    <Stack gap={12}>
      <Facts>
        <Fact name={`Main address, ${main.label}`} wide>
          {main.address}
        </Fact>
      </Facts>
      <DirectionsLink address={main} />
    </Stack>
  );
}
