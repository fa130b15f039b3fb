import type { Area } from '@plaza/contracts/registry/areas';
import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import { type ApiError, api, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';

const tag = 'admin/area';
const cached = { endpointNames: ['adminAreas'], tag } as const;

/** Puts the response of a decision into the cached list. */
function applyArea(ongoing: OngoingWrite<Area>): Promise<void> {
  return applyAnswer(ongoing, cached, (area) => {
    const put = (list: Area[]) => list.map((one) => (one.area === area.area ? area : one));
    ongoing.dispatch(areasApi.util.updateQueryData('adminAreas', undefined, put));
  });
}

/** A rejected decision invalidates the list if a release or another administrator was faster. */
const outdatedByRejection = (_answer: unknown, error: ApiError | undefined) =>
  error?.status === 404 || error?.status === 409 ? ([tag] as const) : [];

const write = {
  onQueryStarted: (_args: unknown, ongoing: OngoingWrite<Area>) => applyArea(ongoing),
  invalidatesTags: outdatedByRejection,
};

export const areasApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminAreas: build.query({ ...endpoint(registryEndpoints.areas), providesTags: [tag] }),
    adminApproveArea: build.mutation({ ...endpoint(registryEndpoints.approveArea), ...write }),
    adminRemoveArea: build.mutation({ ...endpoint(registryEndpoints.removeArea), ...write }),
  }),
});

export const { useAdminAreasQuery, useAdminApproveAreaMutation, useAdminRemoveAreaMutation } = areasApi;
