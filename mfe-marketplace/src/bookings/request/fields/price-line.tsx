import type { Service } from '@plaza/contracts/marketplace/catalog';
import { Money, styled } from '@plaza/ui';
import { priceEstimate } from '../draft/price-estimate';

/** The estimated price of a service; other bookings get their price on completion. */
export function PriceLine({ service, duration }: { service: Service | undefined; duration: number }) {
  return (
    <Root aria-live="polite">
      {service ? (
        <>
          Estimated price{' '}
          <strong>
            <Money amount={priceEstimate(service, duration)} currency={service.currency} />
          </strong>
        </>
      ) : (
        'Choose a service to see an estimate'
      )}
    </Root>
  );
}

const Root = styled.p`
  color: ${({ theme }) => theme.color.muted};
  > strong { color: ${({ theme }) => theme.color.text}; }
`;
