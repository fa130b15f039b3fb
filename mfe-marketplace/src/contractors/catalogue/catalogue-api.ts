import type {
  CategoryChanges,
  NewCategory,
  NewService,
  Service,
  ServiceCategory,
  ServiceChanges,
} from '@plaza/contracts/marketplace/catalogue';
import { marketplaceApi, toQueryString } from '../../api/marketplace-api';

const path = '/api/v1/services';

/** Of a category, of a contractor with everybody's; everything where nothing is said. */
export interface ServiceChoice {
  readonly categoryId?: string;
  readonly contractorId?: string;
}

export const catalogueApi = marketplaceApi
  .enhanceEndpoints({ addTagTypes: ['marketplace/catalogue'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceCategories: build.query<ServiceCategory[], void>({
        query: () => `${path}/categories`,
        providesTags: ['marketplace/catalogue'],
      }),
      marketplaceAddCategory: build.mutation<ServiceCategory, NewCategory>({
        query: (body) => ({ url: `${path}/categories`, method: 'POST', body }),
        invalidatesTags: ['marketplace/catalogue'],
      }),
      marketplaceChangeCategory: build.mutation<ServiceCategory, { id: string; changes: CategoryChanges }>({
        query: ({ id, changes }) => ({ url: `${path}/categories/${id}`, method: 'PATCH', body: changes }),
        invalidatesTags: ['marketplace/catalogue'],
      }),
      marketplaceServices: build.query<Service[], ServiceChoice>({
        query: (choice) => `${path}${toQueryString({ ...choice })}`,
        providesTags: ['marketplace/catalogue'],
      }),
      marketplaceAddService: build.mutation<Service, NewService>({
        query: (body) => ({ url: path, method: 'POST', body }),
        invalidatesTags: ['marketplace/catalogue'],
      }),
      marketplaceChangeService: build.mutation<Service, { id: string; changes: ServiceChanges }>({
        query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
        invalidatesTags: ['marketplace/catalogue'],
      }),
      marketplaceRemoveService: build.mutation<null, string>({
        query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
        invalidatesTags: ['marketplace/catalogue'],
      }),
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
} = catalogueApi;
