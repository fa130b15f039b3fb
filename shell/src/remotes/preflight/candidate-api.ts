import { gatewayEndpoints } from '@plaza/contracts/gateway/endpoints';
import { api, endpoint } from '@plaza/web-kit';

export const { useSessionCandidateQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sessionCandidate: build.query(endpoint(gatewayEndpoints.candidate)),
  }),
});
