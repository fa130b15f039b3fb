import { Stack } from '@plaza/ui';
import { Categories } from './categories';
import { useMarketplaceCategoriesQuery } from './service-catalogue-api';
import { Services } from './services';

/** Categories and services, for administrators. */
export default function Catalogue() {
  const { data } = useMarketplaceCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={24}>
      <Categories />
      {/* Nobody knows before how long the categories are, and what stands below them would move; without them nothing
      can be said of the services, and one error is enough. */}
      {data && <Services />}
    </Stack>
  );
}
