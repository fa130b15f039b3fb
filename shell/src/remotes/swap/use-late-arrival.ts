import type { RemoteModule } from '@plaza/web-kit';
import { useEffect } from 'react';
import { LoadTimeout } from '../loading/load-timeout';
import { fulfilled, type ShownRelease } from './shown-release';

/**
 * Shows a remote that arrives after its load has timed out. Until it arrives, or if it never does, the error is shown.
 * @param onArrival called with the same release, now loaded; must not change
 */
export function useLateArrival(shown: ShownRelease, onArrival: (arrived: ShownRelease) => void): void {
  useEffect(() => {
    let isWanted = true;
    const handleLate = (error: unknown) => (error instanceof LoadTimeout ? error.arrival : undefined);
    const handleArrival = (remote: RemoteModule | undefined) => {
      if (remote && isWanted) onArrival({ ...shown, loading: fulfilled(remote) });
    };
    shown.loading.then(() => undefined, handleLate).then(handleArrival, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [shown, onArrival]);
}
