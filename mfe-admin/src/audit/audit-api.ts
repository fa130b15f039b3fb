import type { AuditRecord } from '@plaza/contracts/audit';
import { api } from '@plaza/web-kit';
import { type AuditFilters, queryOf } from './audit-filters';

const path = '/api/v1/admin/audit';
const pageSize = 25;
const keptSeconds = 60;

export const auditApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Page after page, each from the last record of the one before it. */
    adminAudit: build.infiniteQuery<AuditRecord[], AuditFilters, string | undefined>({
      query: ({ queryArg, pageParam }) =>
        `${path}?${queryOf(queryArg, { limit: String(pageSize), ...(pageParam && { before: pageParam }) })}`,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      },
      keepUnusedDataFor: keptSeconds,
    }),
  }),
});

/** Where the same records are as a file. */
export const auditFileUrl = (filters: AuditFilters) => {
  const query = queryOf(filters);
  return `${path}.csv${query === '' ? '' : `?${query}`}`;
};

export const { useAdminAuditInfiniteQuery } = auditApi;
