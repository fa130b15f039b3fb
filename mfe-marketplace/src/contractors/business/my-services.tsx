import { firstServices, isCatalogCut } from '../../notices/catalog-limit';
import { useMarketplaceCategoriesQuery, useMarketplaceServicesQuery } from '../service-catalog/service-catalog-api';
import { ServiceList } from '../service-catalog/service-list';

/** The contractor's own services, without those that every contractor offers. */
export function MyServices({ contractorId }: { contractorId: string }) {
  const { data, error, isFetching, refetch } = useMarketplaceServicesQuery(
    { contractorId },
    { refetchOnMountOrArgChange: true },
  );
  // The list shows the categories, which an administrator may have changed.
  useMarketplaceCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ServiceList
      title="My services"
      services={data?.filter((service) => service.contractorId === contractorId)}
      error={error}
      loading={isFetching}
      onRetry={refetch}
      // The response contains everybody's services as well, so own ones may be missing even from a short list.
      limitNote={isCatalogCut(data?.length) ? firstServices : undefined}
      empty={{ title: 'No services yet', text: 'Add the first one, so that customers can book you for it.' }}
    />
  );
}
