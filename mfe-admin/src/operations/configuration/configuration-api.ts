import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import { api, endpoint, request } from '@plaza/web-kit';

const tag = 'admin/gateway-configuration';

const json = (text: string) => new Blob([text], { type: 'application/json' });

interface Change {
  /** The hash of the document that the change is based on. */
  readonly on: string;
  readonly reason: string;
}

const configurationApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminGatewayConfiguration: build.query({
      ...endpoint(registryEndpoints.gatewayConfiguration),
      providesTags: [tag],
    }),
    adminGatewayConfigurationVersions: build.query({
      ...endpoint(registryEndpoints.gatewayConfigurationVersions),
      providesTags: [tag],
    }),
    adminGateways: build.query({ ...endpoint(registryEndpoints.gateways), providesTags: [tag] }),
    adminCheckGatewayConfiguration: build.mutation({
      ...endpoint(registryEndpoints.checkGatewayConfiguration),
      query: (text: string) => ({ ...request(registryEndpoints.checkGatewayConfiguration), body: json(text) }),
    }),
    adminApplyGatewayConfiguration: build.mutation({
      ...endpoint(registryEndpoints.applyGatewayConfiguration),
      query: ({ text, on, reason }: Change & { text: string }) => ({
        ...request(registryEndpoints.applyGatewayConfiguration, { reason }),
        body: json(text),
        headers: { 'If-Match': on },
      }),
      invalidatesTags: [tag],
    }),
    adminBackGatewayConfiguration: build.mutation({
      ...endpoint(registryEndpoints.rollBackGatewayConfiguration),
      query: ({ on, reason }: Change) => ({
        ...request(registryEndpoints.rollBackGatewayConfiguration, { body: { reason } }),
        headers: { 'If-Match': on },
      }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useAdminGatewayConfigurationQuery,
  useAdminGatewayConfigurationVersionsQuery,
  useAdminGatewaysQuery,
  useAdminCheckGatewayConfigurationMutation,
  useAdminApplyGatewayConfigurationMutation,
  useAdminBackGatewayConfigurationMutation,
} = configurationApi;
