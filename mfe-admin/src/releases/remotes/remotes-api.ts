import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { api, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';
import { outdatedByFailure } from '../../api/outdated-by-failure';

const tag = 'admin/remote';
const cached = { endpointNames: ['adminRemotes'], tag } as const;

/** Puts the response of a write into the cached list. */
function applyRemote(ongoing: OngoingWrite<RemoteState>): Promise<void> {
  return applyAnswer(ongoing, cached, (remote) => {
    const put = (list: RemoteState[]) => list.map((one) => (one.name === remote.name ? remote : one));
    ongoing.dispatch(remotesApi.util.updateQueryData('adminRemotes', undefined, put));
  });
}

const write = {
  onQueryStarted: (_args: unknown, ongoing: OngoingWrite<RemoteState>) => applyRemote(ongoing),
  invalidatesTags: outdatedByFailure([tag]),
};

export const remotesApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminRemotes: build.query({ ...endpoint(registryEndpoints.remoteStates), providesTags: [tag] }),
    // Not cached, since the targets of services are changed elsewhere; fetched again whenever the dialog opens.
    adminSubsetChoices: build.query({ ...endpoint(registryEndpoints.subsetChoices), keepUnusedDataFor: 0 }),
    adminStartRollout: build.mutation({ ...endpoint(registryEndpoints.startRollout), ...write }),
    adminMoveRollout: build.mutation({ ...endpoint(registryEndpoints.moveRollout), ...write }),
    adminRollBack: build.mutation({ ...endpoint(registryEndpoints.rollBackRelease), ...write }),
    adminSetCurrentRelease: build.mutation({ ...endpoint(registryEndpoints.setCurrentRelease), ...write }),
    adminSwitchOff: build.mutation({ ...endpoint(registryEndpoints.switchOff), ...write }),
    adminSwitchOn: build.mutation({ ...endpoint(registryEndpoints.switchOn), ...write }),
    // The event that follows makes the shell ask for this user's releases again.
    adminPinRelease: build.mutation(endpoint(registryEndpoints.pinRelease)),
    adminUnpinRelease: build.mutation(endpoint(registryEndpoints.unpinRelease)),
  }),
});

export const {
  useAdminRemotesQuery,
  useAdminSubsetChoicesQuery,
  useAdminStartRolloutMutation,
  useAdminMoveRolloutMutation,
  useAdminRollBackMutation,
  useAdminSetCurrentReleaseMutation,
  useAdminSwitchOffMutation,
  useAdminSwitchOnMutation,
  useAdminPinReleaseMutation,
  useAdminUnpinReleaseMutation,
} = remotesApi;
