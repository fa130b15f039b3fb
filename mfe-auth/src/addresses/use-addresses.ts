import { useSavedAddressesQuery } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import { apiErrorIn, useUser } from '@plaza/web-kit';
import { useEffect, useMemo } from 'react';
import { readCopy, storeCopy } from './offline-copy';

export interface Addresses {
  /** Undefined while nothing is known, and where the server failed without a copy. */
  readonly addresses: readonly Address[] | undefined;
  /** When the copy that is shown was made, in milliseconds; undefined where the list is the server's own. */
  readonly copiedAt: number | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The caller's addresses; while the server does not answer, those that this browser has stored, to read only. */
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

/** No answer, or the server's own failure; a 4xx is an answer. */
function isServerUnavailable(error: unknown): boolean {
  const status = apiErrorIn(error)?.status ?? 0;
  return status === 0 || status >= 500;
}
