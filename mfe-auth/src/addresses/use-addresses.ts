import { useSavedAddressesQuery } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import { apiErrorIn, useUser } from '@plaza/web-kit';
import { useEffect, useMemo } from 'react';
import { readCopy, storeCopy } from './offline-copy';

export interface Addresses {
  /** Undefined while loading, if the server refuses them, and if it failed and there is no copy. */
  readonly addresses: readonly Address[] | undefined;
  /** When the displayed copy was made, in milliseconds since 1970; undefined if the list is from the server. */
  readonly copiedAt: number | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The caller's addresses; while the server is unavailable, the read-only copy in this browser. */
export function useAddresses(): Addresses {
  const userId = useUser()?.id ?? '';
  const { data, error, isFetching, refetch } = useSavedAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = error === undefined ? undefined : failureOf(error);
  const isUnavailable = failure === 'unavailable';
  const copy = useMemo(() => (isUnavailable ? readCopy(userId) : undefined), [isUnavailable, userId]);

  useEffect(() => {
    if (data && !error && userId) storeCopy(userId, data);
  }, [data, error, userId]);

  return {
    addresses: isUnavailable ? copy?.addresses : failure === 'denied' ? undefined : data,
    copiedAt: copy?.at,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}

/** No response or a 5xx; a refusal of this user; or a rejection of this request alone, such as by a rate limit. */
function failureOf(error: unknown): 'unavailable' | 'denied' | 'rejected' {
  const status = apiErrorIn(error)?.status ?? 0;
  if (status === 0 || status >= 500) return 'unavailable';
  return status === 401 || status === 403 ? 'denied' : 'rejected';
}
