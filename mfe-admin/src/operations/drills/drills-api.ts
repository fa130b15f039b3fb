import type { Drill, Drills } from '@plaza/contracts/operations/drills';
import { operationsEndpoints } from '@plaza/contracts/operations/endpoints';
import { api, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';

const tag = 'admin/drill';

const drillsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminDrills: build.query({ ...endpoint(operationsEndpoints.drills), providesTags: [tag] }),
    adminStartDrill: build.mutation({
      ...endpoint(operationsEndpoints.startDrill),
      /** A refusal may mean that another administrator's drill is running, which this screen does not show yet. */
      invalidatesTags: (_drill: Drill | undefined, error: unknown) => (error ? [tag] : []),
      onQueryStarted: (_args: unknown, ongoing: OngoingWrite<Drill>) =>
        applyAnswer(ongoing, { endpointNames: ['adminDrills'], tag }, (drill) => {
          const put = (known: Drills) => ({
            ...known,
            drills: [drill, ...known.drills.filter(({ id }) => id !== drill.id)],
          });
          ongoing.dispatch(drillsApi.util.updateQueryData('adminDrills', undefined, put));
        }),
    }),
    adminEndDrill: build.mutation({ ...endpoint(operationsEndpoints.endDrill), invalidatesTags: [tag] }),
  }),
});

export const { useAdminDrillsQuery, useAdminStartDrillMutation, useAdminEndDrillMutation } = drillsApi;
