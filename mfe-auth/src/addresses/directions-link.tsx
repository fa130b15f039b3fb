import { directionsUrl } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import { ExternalIcon, LinkButton, styled } from '@plaza/ui';

/** A link to directions to an address on a maps service, in a new tab. */
export function DirectionsLink({ address }: { address: Address }) {
  return (
    <Link asChild>
      <a
        href={directionsUrl(address.address)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Directions to ${address.label}, opens in a new tab`}
      >
        Directions <ExternalIcon />
      </a>
    </Link>
  );
}

const Link = styled(LinkButton)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;
