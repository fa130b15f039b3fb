import { Field, Row, Select, styled } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { firstServices, isCatalogCut } from '../../notices/catalog-limit';
import { nameAndCompany } from '../../text/name-and-company';
import { useMarketplaceCategoriesQuery, useMarketplaceServicesQuery } from './service-catalog-api';
import { everybody } from './service-draft';
import { ServiceList } from './service-list';

/** The value of "no choice", as an option needs a value. */
const all = 'all';

/** The services of all contractors, for administrators. */
export function Services() {
  const [categoryId, setCategoryId] = useSearchText('category');
  const [owner, setOwner] = useSearchText('owner');
  const { data: categories = [] } = useMarketplaceCategoriesQuery();
  const { data: contractors = [] } = useMarketplaceContractorsQuery({});
  const isOne = owner !== '' && owner !== everybody;
  const { currentData, error, isFetching, refetch } = useMarketplaceServicesQuery(
    {
      ...(categoryId && { categoryId }),
      ...(isOne && { contractorId: owner }),
    },
    { refetchOnMountOrArgChange: true },
  );
  // The response for one contractor includes the services that every contractor offers.
  const shown = currentData?.filter(({ contractorId }) => owner === '' || (contractorId ?? everybody) === owner);
  const owners = new Map(contractors.map((one) => [one.id, nameAndCompany(one)]));
  return (
    <ServiceList
      title="Services"
      services={shown}
      error={error}
      loading={isFetching}
      onRetry={refetch}
      owners={owners}
      limitNote={
        isCatalogCut(currentData?.length)
          ? `${firstServices} Choose a category or who offers them to find others.`
          : undefined
      }
      empty={
        categoryId === '' && owner === ''
          ? { title: 'No services yet', text: 'Add the first one: customers book what is offered here.' }
          : { title: 'No services found', text: 'Nothing matches these filters. Choose others above.' }
      }
      filters={
        <Filters>
          <Field label="Category">
            <Select
              value={categoryId || all}
              options={[
                { value: all, label: 'All Categories' },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValueChange={(chosen) => setCategoryId(chosen === all ? '' : chosen)}
            />
          </Field>
          <Field label="Offered by">
            <Select
              value={owner || all}
              options={[
                { value: all, label: 'Anybody' },
                { value: everybody, label: 'Everybody' },
                ...[...owners].map(([value, label]) => ({ value, label })),
              ]}
              onValueChange={(chosen) => setOwner(chosen === all ? '' : chosen)}
            />
          </Field>
        </Filters>
      }
    />
  );
}

const Filters = styled(Row)`
  > * { flex: 0 1 220px; }
  ${({ theme }) => theme.media.phone} { > * { flex: 1 1 0; min-width: 0; } }
`;
