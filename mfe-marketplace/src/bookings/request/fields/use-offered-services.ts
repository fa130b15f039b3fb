import { useMarketplaceServicesQuery } from '../../../contractors/service-catalog/service-catalog-api';

/**
 * The services of a contractor; with an empty id, of all contractors. Fetched again whenever the form opens: a page may
 * stay open for long, and a booking costs the current price of the service.
 */
export const useOfferedServices = (contractorId: string) =>
  useMarketplaceServicesQuery(contractorId ? { contractorId } : {}, { refetchOnMountOrArgChange: true });
