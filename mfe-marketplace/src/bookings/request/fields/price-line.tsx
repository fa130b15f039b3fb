import type { Service } from '@plaza/contracts/marketplace/catalogue';
import { Money, styled } from '@plaza/ui';
import { priceEstimate } from '../draft/price-estimate';

/** What the job is likely to cost; a service has a price, anything else gets one when it is done. */
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
