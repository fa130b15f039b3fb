import type { Endpoint } from '@plaza/contracts/endpoint';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { marketplaceEndpoints as routes } from '@plaza/contracts/marketplace/endpoints';
import { type AppThunk, endpoint, keyedEndpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../../api/marketplace-api';

const tags = ['marketplace/catalogue'] as const;
const cached = <Path extends Endpoint>(route: Path) => ({ ...endpoint(route), providesTags: tags });
const writing = <Path extends Endpoint>(route: Path) => ({ ...endpoint(route), invalidatesTags: tags });

const catalogApi = marketplaceApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceCategories: build.query(cached(routes.categories)),
    marketplaceAddCategory: build.mutation(writing(routes.addCategory)),
    marketplaceChangeCategory: build.mutation(writing(routes.changeCategory)),
    /** With a contractor's id, the contractor's own services and those that every contractor offers. */
    marketplaceServices: build.query(cached(routes.services)),
    marketplaceAddService: build.mutation({ ...keyedEndpoint(routes.addService), invalidatesTags: tags }),
    marketplaceChangeService: build.mutation(writing(routes.changeService)),
    marketplaceRemoveService: build.mutation(writing(routes.removeService)),
  }),
});

export const {
  useMarketplaceCategoriesQuery,
  useMarketplaceAddCategoryMutation,
  useMarketplaceChangeCategoryMutation,
  useMarketplaceServicesQuery,
  useMarketplaceAddServiceMutation,
  useMarketplaceChangeServiceMutation,
  useMarketplaceRemoveServiceMutation,
} = catalogApi;

// Next to an error, `data` is that of an earlier request.
const again = { subscribe: false, forceRefetch: true } as const;

/** Fetches a service again; undefined if that fails, or if it is not among the first ones any more. */
export const readService =
  ({ id, contractorId }: Service): AppThunk<Promise<Service | undefined>> =>
  async (dispatch) => {
    const { marketplaceServices } = catalogApi.endpoints;
    const { data, error } = await dispatch(marketplaceServices.initiate(contractorId ? { contractorId } : {}, again));
    return error ? undefined : data?.find((one) => one.id === id);
  };

/** Fetches a category again; undefined if that fails, or if it is not there any more. */
export const readCategory =
  ({ id }: ServiceCategory): AppThunk<Promise<ServiceCategory | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(catalogApi.endpoints.marketplaceCategories.initiate(undefined, again));
    return error ? undefined : data?.find((one) => one.id === id);
  };
