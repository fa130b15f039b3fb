import type { Area } from '@plaza/contracts/registry/areas';
import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import { api, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';
import { outdatedByFailure } from '../../api/outdated-by-failure';

const tag = 'admin/area';
const cached = { endpointNames: ['adminAreas'], tag } as const;

/** Puts the response of a decision into the cached list. */
function applyArea(ongoing: OngoingWrite<Area>): Promise<void> {
  return applyAnswer(ongoing, cached, (area) => {
    const put = (list: Area[]) => list.map((one) => (one.area === area.area ? area : one));
    ongoing.dispatch(areasApi.util.updateQueryData('adminAreas', undefined, put));
  });
}

const write = {
  onQueryStarted: (_args: unknown, ongoing: OngoingWrite<Area>) => applyArea(ongoing),
  invalidatesTags: outdatedByFailure([tag]),
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
