import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../http/api-error';
import type { ApiRequest } from '../http/endpoint';
import { type AnswerMeta, send } from './send';
import { recordFreshness } from './stale-queries';

const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError, object, AnswerMeta> = async (
  request,
  { signal, queryCacheKey },
) => {
  const sent = await send({ ...(typeof request === 'string' ? { url: request } : request), signal });
  if (queryCacheKey !== undefined && 'meta' in sent) recordFreshness(queryCacheKey, sent.meta.response);
  return sent;
};

/**
 * The only API client of the browser. Areas inject their endpoints, with endpoint and tag names that start with their
 * own word. Cached answers stay until they are invalidated; nothing is refetched automatically.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['session/permissions', 'session/remotes'],
  endpoints: () => ({}),
});
