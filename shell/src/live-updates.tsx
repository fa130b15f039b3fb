import {
  api,
  fetchUser,
  followPermissions,
  openLiveEvents,
  useAppDispatch,
  useAppSelector,
  useLiveEvent,
  useReconnect,
} from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { useAlertNotice } from './alert-notice';
import { useFileCookie } from './remotes/loading/file-cookie';
import { useFirstCalls } from './start/use-first-calls';

/** Keeps tabs, remotes and session of a signed-in user up to date with live events, and announces price alerts. */
export function LiveUpdates() {
  const dispatch = useAppDispatch();
  const newest = useRef(0);
  const userId = useAppSelector((state) => (state.session.token ? state.session.user?.id : undefined));
  const isUnknown = useAppSelector(({ session }) => session.token !== null && session.user === null);

  useFileCookie();
  useFirstCalls();
  useAlertNotice();
  useReconnect(() => {
    if (isUnknown) void dispatch(fetchUser());
  });
  useLiveEvent('permissions.changed', (change) => {
    if (change.version < newest.current) return; // events may arrive out of order
    newest.current = change.version;
    dispatch(followPermissions(change));
  });
  useLiveEvent('remotes.changed', () => {
    dispatch(api.util.invalidateTags(['session/remotes']));
  });
  useLiveEvent('session.revoked', () => {
    void dispatch(fetchUser());
  });

  useEffect(() => {
    if (!userId) return undefined;
    const handleOpen = (missed: boolean) => {
      if (missed) dispatch(api.util.invalidateTags(['session/permissions', 'session/remotes']));
    };
    const handleDead = () => void dispatch(fetchUser()); // ends a session that is no longer valid
    return openLiveEvents(handleOpen, handleDead);
  }, [userId, dispatch]);

  return null;
}
