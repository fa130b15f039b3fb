import type { Address } from '@plaza/contracts/identity/addresses';
import { CardSurface, MapIcon, styled } from '@plaza/ui';
import { DirectionsLink } from './directions-link';

/** The main address, shown above the list. */
export function MainAddressCard({ address }: { address: Address }) {
  return (
    <Surface as="section" aria-label="Main address">
      <Mark>
        <MapIcon size={20} />
      </Mark>
      <Text>
        <Kicker>Main address</Kicker>
        <p>
          <b>{address.label}</b>
        </p>
        <p>{address.address}</p>
        <DirectionsLink address={address} />
      </Text>
    </Surface>
  );
}

const Surface = styled(CardSurface)`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
  background: ${({ theme }) => theme.color.accentTint};
`;

const Mark = styled.span`
  color: ${({ theme }) => theme.color.accentText};
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Kicker = styled.h3`
  color: ${({ theme }) => theme.color.accentText};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;
