import { api, fetchUser, openLiveEvents, useAppDispatch, useAppSelector, useLiveEvent } from '@plaza/web-kit';
import { useEffect } from 'react';

/** Keeps an open page up to date while somebody is signed in: their tabs, the remotes, their session. */
export function LiveUpdates() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => (state.session.token ? state.session.user?.id : undefined));

  useLiveEvent('permissions.changed', () => {
    dispatch(api.util.invalidateTags(['session/permissions', 'session/remotes']));
  });
  useLiveEvent('remotes.changed', () => {
    dispatch(api.util.invalidateTags(['session/remotes']));
  });
  useLiveEvent('session.revoked', () => {
    void dispatch(fetchUser());
  });

  useEffect(() => {
    if (!userId) return undefined;
    let opened = false;
    const handleOpen = () => {
      // What changed while the connection was away has to be asked for; the first time nothing can have.
      if (opened) dispatch(api.util.invalidateTags(['session/permissions', 'session/remotes']));
      opened = true;
    };
    const handleRefused = () => void dispatch(fetchUser()); // which ends a session that is dead
    return openLiveEvents(handleOpen, handleRefused);
  }, [userId, dispatch]);

  return null;
}
