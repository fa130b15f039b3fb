import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { api, request } from '@plaza/web-kit';
import { type AuditFilters, toQuery } from './filters/audit-filters';

const pageSize = 25;
const cacheSeconds = 60;

export const auditApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Each page starts after the last record of the previous one. */
    adminAudit: build.infiniteQuery<AuditRecord[], AuditFilters, string | undefined>({
      query: ({ queryArg, pageParam: before }) =>
        request(identityEndpoints.audit, { ...toQuery(queryArg), limit: pageSize, before }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      },
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

/** The URL that downloads the filtered records as a file. */
export const auditFileUrl = (filters: AuditFilters) => request(identityEndpoints.auditFile, toQuery(filters)).url;

export const { useAdminAuditInfiniteQuery } = auditApi;
