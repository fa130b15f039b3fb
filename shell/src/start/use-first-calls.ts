import { sessionApi, useAppSelector, useUser } from '@plaza/web-kit';
import { useEffect } from 'react';
import { storeFirstCalls } from './first-calls';

/** Stores the first requests of the tabs whenever the remotes are listed. */
export function useFirstCalls(): void {
  const userId = useUser()?.id;
  const remotes = useAppSelector((state) => sessionApi.endpoints.sessionRemotes.select(undefined)(state).data);
  useEffect(() => {
    if (userId && remotes) storeFirstCalls(userId, remotes);
  }, [userId, remotes]);
}
