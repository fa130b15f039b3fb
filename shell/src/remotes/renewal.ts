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
 * Asks for the remotes anew, and so for the cookie that opens their files, which ends after 15 minutes.
 * @returns a function whose promise never rejects: undefined where there was no answer
 */
export function useRenewal() {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const again = { forceRefetch: true, subscribe: false } as const;
    return (await dispatch(sessionApi.endpoints.sessionRemotes.initiate(undefined, again))).data;
  }, [dispatch]);
}

/** When the remotes were last listed, in milliseconds since 1970; undefined until they were. */
const useListedAt = () =>
  useAppSelector((state) => sessionApi.endpoints.sessionRemotes.select(undefined)(state).fulfilledTimeStamp);

/** Whether the cookie may have ended, as on a page that lay hidden. */
export function useIsStale(): boolean {
  const listedAt = useListedAt();
  return listedAt !== undefined && Date.now() >= listedAt + limits.remoteFilesMs;
}

/** Keeps the files of the remotes open to a page that is looked at, and tries those again that came too late. */
export function useRemoteFiles(): void {
  const dispatch = useAppDispatch();
  const renew = useRenewal();
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
