import { useSavedAddressesQuery } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import { apiErrorIn, useUser } from '@plaza/web-kit';
import { useEffect, useMemo } from 'react';
import { readCopy, storeCopy } from './offline-copy';

export interface Addresses {
  /** Undefined while loading, and if the server failed and there is no copy. */
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
  const isUnanswered = error !== undefined && isServerUnavailable(error);
  const copy = useMemo(() => (isUnanswered ? readCopy(userId) : undefined), [isUnanswered, userId]);

  useEffect(() => {
    if (data && !error && userId) storeCopy(userId, data);
  }, [data, error, userId]);

  return {
    addresses: error ? copy?.addresses : data,
    copiedAt: error ? copy?.at : undefined,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}

/** Whether there was no response, or a 5xx; a 4xx is a proper response. */
function isServerUnavailable(error: unknown): boolean {
  const status = apiErrorIn(error)?.status ?? 0;
  return status === 0 || status >= 500;
}
