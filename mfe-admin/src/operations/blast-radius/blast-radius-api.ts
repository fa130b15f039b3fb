import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import { api, endpoint } from '@plaza/web-kit';

const blastRadiusApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ adminRemoteCalls: build.query(endpoint(registryEndpoints.remoteCalls)) }),
});

export const { useAdminRemoteCallsQuery } = blastRadiusApi;
