import { useMarketplaceServicesQuery } from '../../../contractors/service-catalogue/service-catalogue-api';

/**
 * The services of a contractor, or with an empty id of all. Asked for anew as the form opens: a page may be open for
 * long, and a booking costs what the service costs now.
 */
export const useOfferedServices = (contractorId: string) =>
  useMarketplaceServicesQuery(contractorId ? { contractorId } : {}, { refetchOnMountOrArgChange: true });
