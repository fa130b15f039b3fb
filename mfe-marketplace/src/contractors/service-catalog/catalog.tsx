import { Stack } from '@plaza/ui';
import { Categories } from './categories';
import { useMarketplaceCategoriesQuery } from './service-catalog-api';
import { Services } from './services';

/** Categories and services, for administrators. */
export default function Catalog() {
  const { data } = useMarketplaceCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={24}>
      <Categories />
      {/* The services wait for the categories, whose height is unknown before: they would move. Without categories
      they could not be shown either, and one error is enough. */}
      {data && <Services />}
    </Stack>
  );
}
