import { limits } from '@plaza/contracts/limits';
import {
  api,
  type PreloadErrorEvent,
  preloadErrorEvent,
  sessionApi,
  useAppDispatch,
  useAppSelector,
} from '@plaza/web-kit';
import { useCallback, useEffect } from 'react';
import { refetchFailed } from './federation';

/**
 * Requests the remotes again, which also renews the cookie that authorizes their files; it expires after 15 minutes.
 * @returns a function whose promise never rejects; it resolves to undefined if there was no response
 */
export function useRenewFileCookie() {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const again = { forceRefetch: true, subscribe: false } as const;
    return (await dispatch(sessionApi.endpoints.sessionRemotes.initiate(undefined, again))).data;
  }, [dispatch]);
}

/** When the remotes were last listed, in milliseconds since 1970; undefined before the first time. */
const useListedAt = () =>
  useAppSelector((state) => sessionApi.endpoints.sessionRemotes.select(undefined)(state).fulfilledTimeStamp);

/** Whether the cookie may have expired, for example on a page that was hidden for a while. */
export function useIsFileCookieExpired(): boolean {
  const listedAt = useListedAt();
  return listedAt !== undefined && Date.now() >= listedAt + limits.remoteFilesMs;
}

/** Renews the cookie while the page is visible. After a failed load of a file, renews it and retries the file. */
export function useFileCookie(): void {
  const dispatch = useAppDispatch();
  const renew = useRenewFileCookie();
  const listedAt = useListedAt();

  useEffect(() => {
    if (listedAt === undefined) return undefined;
    const dueAt = listedAt + limits.remoteFilesMs * (2 / 3);
    const renewIfDue = () => {
      if (document.visibilityState === 'hidden' || Date.now() < dueAt) return;
      dispatch(api.util.invalidateTags(['session/remotes']));
    };
    const timer = setTimeout(renewIfDue, dueAt - Date.now());
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  }, [listedAt, dispatch]);

  useEffect(() => {
    const handleLost = (event: Event) => (event as PreloadErrorEvent).retryAfter(renew().then(() => refetchFailed()));
    addEventListener(preloadErrorEvent, handleLost);
    return () => removeEventListener(preloadErrorEvent, handleLost);
  }, [renew]);
}
