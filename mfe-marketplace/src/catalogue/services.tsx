import { Field, Row, Select, styled } from '@plaza/ui';
import { useState } from 'react';
import { useMarketplaceContractorsQuery } from '../marketplace-api';
import { useMarketplaceCategoriesQuery, useMarketplaceServicesQuery } from './catalogue-api';
import { everybody } from './service-draft';
import { ServiceList } from './service-list';

/** Stands for no choice, as an option needs a value. */
const all = 'all';

/** All services, of whomever, for administrators. */
export function Services() {
  const [categoryId, setCategoryId] = useState(all);
  const [owner, setOwner] = useState(all);
  const { data: categories = [] } = useMarketplaceCategoriesQuery();
  const { data: contractors = [] } = useMarketplaceContractorsQuery({});
  const isOne = owner !== all && owner !== everybody;
  const { currentData, error, isFetching, refetch } = useMarketplaceServicesQuery({
    ...(categoryId !== all && { categoryId }),
    ...(isOne && { contractorId: owner }),
  });
  // Everybody's come along with those of one contractor.
  const shown = currentData?.filter(({ contractorId }) => owner === all || (contractorId ?? everybody) === owner);
  const owners = new Map(contractors.map(({ id, name, company }) => [id, company ? `${name}, ${company}` : name]));
  return (
    <ServiceList
      title="Services"
      services={shown}
      error={error}
      loading={isFetching}
      onRetry={refetch}
      owners={owners}
      empty={
        categoryId === all && owner === all
          ? { title: 'No services yet', text: 'What is offered here can be booked.' }
          : { title: 'No services found', text: 'Nothing matches these filters.' }
      }
      filters={
        <Filters>
          <Field label="Category">
            <Select
              value={categoryId}
              options={[
                { value: all, label: 'All categories' },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValueChange={setCategoryId}
            />
          </Field>
          <Field label="Offered by">
            <Select
              value={owner}
              options={[
                { value: all, label: 'Anybody' },
                { value: everybody, label: 'Everybody' },
                ...[...owners].map(([value, label]) => ({ value, label })),
              ]}
              onValueChange={setOwner}
            />
          </Field>
        </Filters>
      }
    />
  );
}

const Filters = styled(Row)`
  > * { flex: 0 1 220px; }
`;
