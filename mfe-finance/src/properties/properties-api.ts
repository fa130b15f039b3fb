import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { Property } from '@plaza/contracts/finance/properties';
import { endpoint, keyedEndpoint, original } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { recordWrites } from '../records/writes/record-writes';

const writes = recordWrites<Property>({
  endpointNames: ['financeProperties'],
  tag: 'finance/property',
  // Which loan counts for a property without a linked one depends on all others.
  outcomes: ['finance/property'],
  update: (step) =>
    financeApi.util.updateQueryData('financeProperties', undefined, (draft) => step(original(draft) ?? [])),
});

const propertiesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeAddProperty: build.mutation({ ...keyedEndpoint(financeEndpoints.addProperty), ...writes.add }),
    financeChangeProperty: build.mutation({ ...endpoint(financeEndpoints.putProperty), ...writes.change }),
    financeRemoveProperty: build.mutation({ ...endpoint(financeEndpoints.removeProperty), ...writes.remove }),
  }),
});

export const { useFinanceAddPropertyMutation, useFinanceChangePropertyMutation, useFinanceRemovePropertyMutation } =
  propertiesApi;
