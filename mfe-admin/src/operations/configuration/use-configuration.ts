import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useAdminGatewayConfigurationQuery, useAdminGatewayConfigurationVersionsQuery } from './configuration-api';

const freshly = { refetchOnMountOrArgChange: true } as const;

/** The active version and all versions, which follow what others apply and what gateways roll back automatically. */
export function useConfiguration() {
  const active = useAdminGatewayConfigurationQuery(undefined, freshly);
  const versions = useAdminGatewayConfigurationVersionsQuery(undefined, freshly);

  function refetch() {
    void active.refetch();
    void versions.refetch();
  }

  useLiveEvent('gateway-configuration.changed', ({ number }) => {
    if (number !== active.data?.number) refetch();
  });
  useMissedEvents(refetch);
  return { active, versions };
}
